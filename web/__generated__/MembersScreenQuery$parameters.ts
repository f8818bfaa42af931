/**
 * @generated SignedSource<<36a0b787dcd3436c1f832b305165a8a6>>
 * @relayHash cc45754988bebe76b13514a38e7101a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19f1a2604bc3afd4757ee7e43f4b0e331a4ef840a6f125bd788b298763409498

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19f1a2604bc3afd4757ee7e43f4b0e331a4ef840a6f125bd788b298763409498",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
