/**
 * @generated SignedSource<<e7874e02ff0147198df35057425bd5ef>>
 * @relayHash 4b5d791f16d3ad2ce0e86b1688427107
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b5d791f16d3ad2ce0e86b1688427107

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageScreenQuery } from './SearchPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b5d791f16d3ad2ce0e86b1688427107",
    "metadata": {},
    "name": "SearchPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
