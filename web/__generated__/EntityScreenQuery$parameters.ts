/**
 * @generated SignedSource<<abb52f28cfee8b10b6d895bbdf0a36a8>>
 * @relayHash 2eb3b564238114fa682a3b1c51cbd361
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2eb3b564238114fa682a3b1c51cbd361

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityScreenQuery } from './EntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2eb3b564238114fa682a3b1c51cbd361",
    "metadata": {},
    "name": "EntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
