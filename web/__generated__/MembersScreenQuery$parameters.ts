/**
 * @generated SignedSource<<abb679c52a52eb751bb1b5d929a4546b>>
 * @relayHash 2064edda86062ba6bd1e4d054e835376
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35e63d89ff6fcb4f088a5d5de72cf257e4820940c585f46e4037d6caa8e4c6f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35e63d89ff6fcb4f088a5d5de72cf257e4820940c585f46e4037d6caa8e4c6f4",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
