/**
 * @generated SignedSource<<4da5b039000e7e333ec34bd9c8d474d7>>
 * @relayHash cf958aa605403ea08d51d3f66cd5ad50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf958aa605403ea08d51d3f66cd5ad50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageScreenQuery } from './SearchPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf958aa605403ea08d51d3f66cd5ad50",
    "metadata": {},
    "name": "SearchPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
