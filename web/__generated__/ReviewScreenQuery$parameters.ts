/**
 * @generated SignedSource<<2690efc0553b467e419867e5d55916d6>>
 * @relayHash 98bbd40708a95d4f2b8b44b356aa2c48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d6c160e1fd1e3851dac32a27b502ffbc09da11b6a51c395868cd19989a29cda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d6c160e1fd1e3851dac32a27b502ffbc09da11b6a51c395868cd19989a29cda",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
