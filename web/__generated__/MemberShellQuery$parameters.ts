/**
 * @generated SignedSource<<27638428c58b8a937d68d9ba7d3f30c5>>
 * @relayHash 5911ea2e72e9a3b74789f11e03b9deb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 719e52952ebd0b19599c9751dfab45b45c5d811134e6cdcbbf4c10c47d4075dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "719e52952ebd0b19599c9751dfab45b45c5d811134e6cdcbbf4c10c47d4075dc",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
