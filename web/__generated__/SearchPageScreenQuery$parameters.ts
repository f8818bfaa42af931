/**
 * @generated SignedSource<<5bd1f679fbeb72f9a75ea01a49773b54>>
 * @relayHash 2141fbe107eb03bbc9728a2790438de7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2141fbe107eb03bbc9728a2790438de7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageScreenQuery } from './SearchPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2141fbe107eb03bbc9728a2790438de7",
    "metadata": {},
    "name": "SearchPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
