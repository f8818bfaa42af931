/**
 * @generated SignedSource<<f4d00374cb7530d298d611ef097a842a>>
 * @relayHash 307cabe3bcb0795774c7d1f36cf9fd70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 307cabe3bcb0795774c7d1f36cf9fd70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "307cabe3bcb0795774c7d1f36cf9fd70",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
