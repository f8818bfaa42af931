/**
 * @generated SignedSource<<50cde9023ec1425b5c89dbc45b6fa8a5>>
 * @relayHash 67995ce168a8c9234c948c2584a8cb28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67995ce168a8c9234c948c2584a8cb28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67995ce168a8c9234c948c2584a8cb28",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
