/**
 * @generated SignedSource<<0721b0f76b848c3842c87f2f95c421df>>
 * @relayHash ba3f94e66437374186cbf8576e14613e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f5f06bdd0de2a10b8ab8c24ba8012b7acd57a3be995053c4722f8830479d117

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f5f06bdd0de2a10b8ab8c24ba8012b7acd57a3be995053c4722f8830479d117",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
