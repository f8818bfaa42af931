/**
 * @generated SignedSource<<26915c82860b215e91756ea1a1ed9c83>>
 * @relayHash 6cf214158476746ceff90d25a0587632
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dccab11c110a2087021b21e2c9ce9a5ecf5e3ac4e75053407703add27e42a34e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dccab11c110a2087021b21e2c9ce9a5ecf5e3ac4e75053407703add27e42a34e",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
