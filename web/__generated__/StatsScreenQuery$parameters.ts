/**
 * @generated SignedSource<<9fc2ef54acab4587a72df7931694b2e5>>
 * @relayHash fbc1f4395ba317327de6b5ba8b4a7b88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbc1f4395ba317327de6b5ba8b4a7b88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbc1f4395ba317327de6b5ba8b4a7b88",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
