/**
 * @generated SignedSource<<71fa04686ae8eb3f7eb8d892b5ec3ac0>>
 * @relayHash c5f5f358ca1101467a0c583a21d25d3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5f5f358ca1101467a0c583a21d25d3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityImportScreenQuery } from './EntityImportScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityImportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5f5f358ca1101467a0c583a21d25d3a",
    "metadata": {},
    "name": "EntityImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
