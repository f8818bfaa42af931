/**
 * @generated SignedSource<<b52f13e9cf53ab7175eb17846e55a525>>
 * @relayHash f4c2e6359d0886a750af5a7b118d3fd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4c2e6359d0886a750af5a7b118d3fd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnSubmissionsScreenQuery } from './OwnSubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnSubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4c2e6359d0886a750af5a7b118d3fd7",
    "metadata": {},
    "name": "OwnSubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
