/**
 * @generated SignedSource<<9e77fb670c3e513dffef724e62fab5a0>>
 * @relayHash 0ded11644cdf21dcbfb586a72c933aae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b446e27bc9f962546c855979f59f9ee654a7c378ee9875ff83033004763e980

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TokenListScreenQuery } from './TokenListScreenQuery.graphql';

const node: PreloadableConcreteRequest<TokenListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b446e27bc9f962546c855979f59f9ee654a7c378ee9875ff83033004763e980",
    "metadata": {},
    "name": "TokenListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
