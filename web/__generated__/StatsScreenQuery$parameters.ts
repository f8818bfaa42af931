/**
 * @generated SignedSource<<3b632eec227b81f9cfe8d45577a33c9c>>
 * @relayHash 94851f31c00ecc2b7c4bc56aade7e36f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94851f31c00ecc2b7c4bc56aade7e36f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94851f31c00ecc2b7c4bc56aade7e36f",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
