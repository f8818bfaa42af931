/**
 * @generated SignedSource<<4b3bd19e10713e727c4d78c2a8590c1f>>
 * @relayHash b8046c4aa582a54a497b52b9fb8e45a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8046c4aa582a54a497b52b9fb8e45a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8046c4aa582a54a497b52b9fb8e45a7",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
