/**
 * @generated SignedSource<<f153860a5cce156e7d79e060d8723a1b>>
 * @relayHash 75c4bdb433e7b332c2ef9e5a4e9834dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75c4bdb433e7b332c2ef9e5a4e9834dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamIndexScreenQuery } from './TeamIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75c4bdb433e7b332c2ef9e5a4e9834dd",
    "metadata": {},
    "name": "TeamIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
