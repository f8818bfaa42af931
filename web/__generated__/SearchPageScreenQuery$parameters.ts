/**
 * @generated SignedSource<<158861abab049c3f2ce63d0a3f4c214a>>
 * @relayHash 6a7dba57abbecbbaf070abbd524e3b61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a7dba57abbecbbaf070abbd524e3b61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageScreenQuery } from './SearchPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a7dba57abbecbbaf070abbd524e3b61",
    "metadata": {},
    "name": "SearchPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
