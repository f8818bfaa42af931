/**
 * @generated SignedSource<<ca702d6e1ff0cfcafad5de1128f68ad0>>
 * @relayHash 9eda599be9d90c427c03e4ca7a3c2167
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55d16dd613f93724be3d389b03d18363163d1791093d1d2ba10a88f922bb45ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewTeamScreenQuery } from './NewTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55d16dd613f93724be3d389b03d18363163d1791093d1d2ba10a88f922bb45ac",
    "metadata": {},
    "name": "NewTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
