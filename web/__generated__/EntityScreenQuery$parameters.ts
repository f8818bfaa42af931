/**
 * @generated SignedSource<<67e8cd66e230d289514ce86ca6dcaddf>>
 * @relayHash 688e2938f5f133ddf961adf289de11bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 688e2938f5f133ddf961adf289de11bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityScreenQuery } from './EntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "688e2938f5f133ddf961adf289de11bb",
    "metadata": {},
    "name": "EntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
