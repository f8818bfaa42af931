/**
 * @generated SignedSource<<b477a5e3d27e1d612459d05ab91c43d8>>
 * @relayHash b5fa247b4610a83be81a8127565fb4c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5fa247b4610a83be81a8127565fb4c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5fa247b4610a83be81a8127565fb4c4",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
