/**
 * @generated SignedSource<<7d8095a29c7292d69700a8f99c6656ff>>
 * @relayHash 91ba38fab4aa651b5caee82611475b7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91ba38fab4aa651b5caee82611475b7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityScreenQuery } from './EntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91ba38fab4aa651b5caee82611475b7c",
    "metadata": {},
    "name": "EntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
