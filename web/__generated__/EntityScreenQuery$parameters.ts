/**
 * @generated SignedSource<<35e6fce792a8bdc79300203bad47b2d2>>
 * @relayHash abaf7186925c3d646b505f931edf35d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abaf7186925c3d646b505f931edf35d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityScreenQuery } from './EntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abaf7186925c3d646b505f931edf35d3",
    "metadata": {},
    "name": "EntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
