/**
 * @generated SignedSource<<e298fc8722eddd6d05b31b8358dfbfbc>>
 * @relayHash 616871e5baa37f0248021b2bb449b5c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 616871e5baa37f0248021b2bb449b5c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityScreenQuery } from './EntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "616871e5baa37f0248021b2bb449b5c8",
    "metadata": {},
    "name": "EntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
