/**
 * @generated SignedSource<<aac40cff879bae6748a4ef5aab49d724>>
 * @relayHash 5baea77802fc48105a9c9df913866abc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa0b7a665c4f1eafcde5cc80e1315a4a312b2622b777a9fa87949e7cf0918804

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamIndexScreenQuery } from './TeamIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa0b7a665c4f1eafcde5cc80e1315a4a312b2622b777a9fa87949e7cf0918804",
    "metadata": {},
    "name": "TeamIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
