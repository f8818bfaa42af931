/**
 * @generated SignedSource<<b25f7323527d079e700978b89d76ce3b>>
 * @relayHash 0b485d5c200a3e1f153b9938c4d1edf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b485d5c200a3e1f153b9938c4d1edf7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b485d5c200a3e1f153b9938c4d1edf7",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
