/**
 * @generated SignedSource<<afe41abff8cb9f5617ca02dd625ac75c>>
 * @relayHash bd304e1fe044afa01e468b454481e7c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd304e1fe044afa01e468b454481e7c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityScreenQuery } from './EntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd304e1fe044afa01e468b454481e7c4",
    "metadata": {},
    "name": "EntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
