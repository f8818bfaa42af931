/**
 * @generated SignedSource<<d223dd7dc8e79f7526da7c29318aeee4>>
 * @relayHash 8ee5f849984fbef499df800fe04b646d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5203220b4226b77508975d2332f3c8f07b41920e7f7aed9d9de9eae1507fbe91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5203220b4226b77508975d2332f3c8f07b41920e7f7aed9d9de9eae1507fbe91",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
