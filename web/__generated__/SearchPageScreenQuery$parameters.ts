/**
 * @generated SignedSource<<48922c3b328138d7d57c5118abc6269f>>
 * @relayHash 6c385cff93301bacc0329568300ab900
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c385cff93301bacc0329568300ab900

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageScreenQuery } from './SearchPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c385cff93301bacc0329568300ab900",
    "metadata": {},
    "name": "SearchPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
