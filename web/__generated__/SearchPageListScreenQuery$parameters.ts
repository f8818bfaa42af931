/**
 * @generated SignedSource<<2b2b61abce199a78e864fc0ca2b91f0e>>
 * @relayHash 1ce0457327f21f52898510d7b35b42b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ce0457327f21f52898510d7b35b42b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageListScreenQuery } from './SearchPageListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ce0457327f21f52898510d7b35b42b0",
    "metadata": {},
    "name": "SearchPageListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
