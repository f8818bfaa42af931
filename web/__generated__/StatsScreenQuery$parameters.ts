/**
 * @generated SignedSource<<89df4a66caa8cf8e5b96141953f4f5d8>>
 * @relayHash 81f955bac86f5a11114d2e61e88d198f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81f955bac86f5a11114d2e61e88d198f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81f955bac86f5a11114d2e61e88d198f",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
