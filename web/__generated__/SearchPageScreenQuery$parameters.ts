/**
 * @generated SignedSource<<3d1a0b0686b4e491e528bd515a50646e>>
 * @relayHash e6200bd13daa5eaa4a92b956f0e6bb29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6200bd13daa5eaa4a92b956f0e6bb29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageScreenQuery } from './SearchPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6200bd13daa5eaa4a92b956f0e6bb29",
    "metadata": {},
    "name": "SearchPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
