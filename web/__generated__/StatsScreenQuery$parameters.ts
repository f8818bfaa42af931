/**
 * @generated SignedSource<<35169c042c46afb2d800a34887fa7a9b>>
 * @relayHash 00321d3778f67fac0dfd3c90acc86f16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00321d3778f67fac0dfd3c90acc86f16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00321d3778f67fac0dfd3c90acc86f16",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
