/**
 * @generated SignedSource<<bdfd3c5e0efa290deb9b294677408baa>>
 * @relayHash c229b26cf61349519647d8a8631fd70a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c229b26cf61349519647d8a8631fd70a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c229b26cf61349519647d8a8631fd70a",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
