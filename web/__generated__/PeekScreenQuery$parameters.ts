/**
 * @generated SignedSource<<a24f5e91a6c9c8ea66d8d5704c4e9bb6>>
 * @relayHash 9138d9cccccd970d3b588fad9577a075
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9138d9cccccd970d3b588fad9577a075

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9138d9cccccd970d3b588fad9577a075",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
