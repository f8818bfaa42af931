/**
 * @generated SignedSource<<9489426e7460c5e11d24c8f90627fdaf>>
 * @relayHash d4a8159eb7c8b53851efa60859a42c5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4a8159eb7c8b53851efa60859a42c5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityListScreenQuery } from './EntityListScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4a8159eb7c8b53851efa60859a42c5c",
    "metadata": {},
    "name": "EntityListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
