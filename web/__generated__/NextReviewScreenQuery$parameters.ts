/**
 * @generated SignedSource<<3d986c0be7fbd85870217d49ab2f8caa>>
 * @relayHash b92503828b3c9d23033b45d30580d93e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b92503828b3c9d23033b45d30580d93e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NextReviewScreenQuery } from './NextReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<NextReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b92503828b3c9d23033b45d30580d93e",
    "metadata": {},
    "name": "NextReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
