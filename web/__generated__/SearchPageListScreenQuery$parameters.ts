/**
 * @generated SignedSource<<5426b53476dc8498251c9532b9a27413>>
 * @relayHash 9122d78393ddce1b64d7fce53be600fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9122d78393ddce1b64d7fce53be600fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageListScreenQuery } from './SearchPageListScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9122d78393ddce1b64d7fce53be600fc",
    "metadata": {},
    "name": "SearchPageListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
