/**
 * @generated SignedSource<<f97a75b1f2b04fbfd9a7612fa5f0fd1e>>
 * @relayHash 6dcec2781fb345cd6fecba2f1fe69745
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dcec2781fb345cd6fecba2f1fe69745

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RoleListScreenQuery } from './RoleListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RoleListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dcec2781fb345cd6fecba2f1fe69745",
    "metadata": {},
    "name": "RoleListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
