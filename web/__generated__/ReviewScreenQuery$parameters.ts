/**
 * @generated SignedSource<<b7dad1dd25fd71379346c318d72cf719>>
 * @relayHash e52e7dc64e340cc9041e7a45b069abf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e52e7dc64e340cc9041e7a45b069abf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e52e7dc64e340cc9041e7a45b069abf9",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
