/**
 * @generated SignedSource<<04d0b219a2ebcab6a008a34039150bd3>>
 * @relayHash 9c7cba1c0ccba017d5f38c093a23053a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c7cba1c0ccba017d5f38c093a23053a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c7cba1c0ccba017d5f38c093a23053a",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
