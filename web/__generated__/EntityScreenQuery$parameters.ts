/**
 * @generated SignedSource<<d2919175c2356981a6090a563fed7aa5>>
 * @relayHash 88f90757945be57b6eb3f9798213ddc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88f90757945be57b6eb3f9798213ddc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityScreenQuery } from './EntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88f90757945be57b6eb3f9798213ddc7",
    "metadata": {},
    "name": "EntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
