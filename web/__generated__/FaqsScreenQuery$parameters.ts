/**
 * @generated SignedSource<<599a8c4229af2ebfdb1a2d8525d92415>>
 * @relayHash 8f31adfdaf8dcefb92856101c60da211
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f31adfdaf8dcefb92856101c60da211

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f31adfdaf8dcefb92856101c60da211",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
