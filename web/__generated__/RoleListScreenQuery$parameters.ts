/**
 * @generated SignedSource<<0c2b3c16cb88c5d1e9ab7d114c554fc1>>
 * @relayHash 6dcec2781fb345cd6fecba2f1fe69745
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acc7a70c31758f7fb0de271ae8d64d68d2c8ac47f7c80817dbd42b0ff68b9dd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RoleListScreenQuery } from './RoleListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RoleListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acc7a70c31758f7fb0de271ae8d64d68d2c8ac47f7c80817dbd42b0ff68b9dd8",
    "metadata": {},
    "name": "RoleListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
