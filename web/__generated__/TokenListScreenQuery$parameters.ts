/**
 * @generated SignedSource<<bea31ad858f374b8a0638c5e296b5522>>
 * @relayHash 0ded11644cdf21dcbfb586a72c933aae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ded11644cdf21dcbfb586a72c933aae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TokenListScreenQuery } from './TokenListScreenQuery.graphql';

const node: PreloadableConcreteRequest<TokenListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ded11644cdf21dcbfb586a72c933aae",
    "metadata": {},
    "name": "TokenListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
