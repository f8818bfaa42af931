/**
 * @generated SignedSource<<36119019ba1c9851a06ff702bf38878c>>
 * @relayHash 868e36486f1337e61f3bf3ebaae035e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 868e36486f1337e61f3bf3ebaae035e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "868e36486f1337e61f3bf3ebaae035e9",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
