/**
 * @generated SignedSource<<e37013de8dce3659514a51c4742c2803>>
 * @relayHash 0c3146d2122b4ad1d3afd6cb4c455f39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c3146d2122b4ad1d3afd6cb4c455f39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c3146d2122b4ad1d3afd6cb4c455f39",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
