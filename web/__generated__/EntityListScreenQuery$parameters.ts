/**
 * @generated SignedSource<<458ab90beabdf7721efcb7629184681f>>
 * @relayHash 5016fec220ce64ee2f134dbb29532f14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5016fec220ce64ee2f134dbb29532f14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityListScreenQuery } from './EntityListScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5016fec220ce64ee2f134dbb29532f14",
    "metadata": {},
    "name": "EntityListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
