/**
 * @generated SignedSource<<1162eade1a485a1b9f44a95dfd572e1c>>
 * @relayHash dde6806f471f94006924acd3d69223f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebcb1649c79cb10f775cbfe95298b8c8ff6192144d8b04bb9a5622a1f51e321c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RoleListScreenQuery } from './RoleListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RoleListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebcb1649c79cb10f775cbfe95298b8c8ff6192144d8b04bb9a5622a1f51e321c",
    "metadata": {},
    "name": "RoleListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
