/**
 * @generated SignedSource<<915184337ea58ae4605fec40772095d2>>
 * @relayHash b19b5f0cb6963c9bea36e5571e61c348
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b19b5f0cb6963c9bea36e5571e61c348

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageScreenQuery } from './SearchPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b19b5f0cb6963c9bea36e5571e61c348",
    "metadata": {},
    "name": "SearchPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
