/**
 * @generated SignedSource<<2f6bab8ece523582857b7e646a1f97cc>>
 * @relayHash f0824853ef66b37fd00f6ced1ffee825
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0824853ef66b37fd00f6ced1ffee825

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0824853ef66b37fd00f6ced1ffee825",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
