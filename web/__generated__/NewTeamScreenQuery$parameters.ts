/**
 * @generated SignedSource<<cc35a5cbef36f5815ee51bfa5a9f362b>>
 * @relayHash e0351c5017f9e638dbde91618751d111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28e6a9b498a4deba8fabe2258fd0be92f8b643621d2cb5cc435d0a04eeee1346

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewTeamScreenQuery } from './NewTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28e6a9b498a4deba8fabe2258fd0be92f8b643621d2cb5cc435d0a04eeee1346",
    "metadata": {},
    "name": "NewTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
