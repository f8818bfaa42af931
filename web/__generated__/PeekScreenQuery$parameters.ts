/**
 * @generated SignedSource<<8d85d5f9da100cc3c29ca52aade4a7f2>>
 * @relayHash 73f1e5171d5311cecd2e7cff424f6f04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73f1e5171d5311cecd2e7cff424f6f04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73f1e5171d5311cecd2e7cff424f6f04",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
