/**
 * @generated SignedSource<<d56b19d54f799b37264e5007fbfbe391>>
 * @relayHash f713a80dc062f163eb99564f856dcb36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b152c4abe528709410cc499df874b1c4dd0fc22ac8cc12d7fbb0ffbb55ff07d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamIndexScreenQuery } from './TeamIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b152c4abe528709410cc499df874b1c4dd0fc22ac8cc12d7fbb0ffbb55ff07d6",
    "metadata": {},
    "name": "TeamIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
