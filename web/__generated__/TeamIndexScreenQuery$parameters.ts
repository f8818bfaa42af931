/**
 * @generated SignedSource<<9c47578d6e8dc10c2496e697498f4241>>
 * @relayHash f713a80dc062f163eb99564f856dcb36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f713a80dc062f163eb99564f856dcb36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamIndexScreenQuery } from './TeamIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f713a80dc062f163eb99564f856dcb36",
    "metadata": {},
    "name": "TeamIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
