/**
 * @generated SignedSource<<aa1bd4bce415bf1e05fe8c8488def972>>
 * @relayHash 50e232a12a0a55efde84d7221092a1ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50e232a12a0a55efde84d7221092a1ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50e232a12a0a55efde84d7221092a1ce",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
