/**
 * @generated SignedSource<<7182054049776b0c1ee6d14476d8268f>>
 * @relayHash e0351c5017f9e638dbde91618751d111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0351c5017f9e638dbde91618751d111

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewTeamScreenQuery } from './NewTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0351c5017f9e638dbde91618751d111",
    "metadata": {},
    "name": "NewTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
