/**
 * @generated SignedSource<<d3c4d639318e9533ece5b83759ae76b2>>
 * @relayHash 5caaabf098d0afc41bd272d5bd802a94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fb86407d3aab83245b199b594af301310778fc8b062cbaaece83b1153f9a5de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fb86407d3aab83245b199b594af301310778fc8b062cbaaece83b1153f9a5de",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
