/**
 * @generated SignedSource<<f421dca87d8a306c836a1e64dbed15a6>>
 * @relayHash 60ccea820f4264ea1f87e05fc17c98a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60ccea820f4264ea1f87e05fc17c98a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60ccea820f4264ea1f87e05fc17c98a1",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
