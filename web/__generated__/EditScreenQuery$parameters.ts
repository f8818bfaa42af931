/**
 * @generated SignedSource<<4cf2635e0f958956241183f2409d79e5>>
 * @relayHash ee32f2203fe929cc72802bbe0361806a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee32f2203fe929cc72802bbe0361806a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee32f2203fe929cc72802bbe0361806a",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
