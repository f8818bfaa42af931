/**
 * @generated SignedSource<<82ad395caa9c7aef1d6aef7491b234a7>>
 * @relayHash acefbd32108933afe6af49685124e6c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acefbd32108933afe6af49685124e6c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityImportScreenQuery } from './EntityImportScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityImportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acefbd32108933afe6af49685124e6c6",
    "metadata": {},
    "name": "EntityImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
