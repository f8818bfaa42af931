/**
 * @generated SignedSource<<de5e0b0a324911fb1a627c94e9048eab>>
 * @relayHash 1f1f25d74e9d0759d41d47d4b23dfbda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a0d99c92aad3e8b47332ef85d0520650e5f1e287c507c4c8bce70680266d945

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a0d99c92aad3e8b47332ef85d0520650e5f1e287c507c4c8bce70680266d945",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
