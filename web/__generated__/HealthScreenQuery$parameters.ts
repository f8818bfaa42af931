/**
 * @generated SignedSource<<ecfa552a7f5079dbbac22a41099e6b5f>>
 * @relayHash da4d5ceba0797e3bc17a0461b0963e4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da4d5ceba0797e3bc17a0461b0963e4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HealthScreenQuery } from './HealthScreenQuery.graphql';

const node: PreloadableConcreteRequest<HealthScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da4d5ceba0797e3bc17a0461b0963e4d",
    "metadata": {},
    "name": "HealthScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
