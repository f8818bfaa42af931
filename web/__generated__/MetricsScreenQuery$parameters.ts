/**
 * @generated SignedSource<<7b719ce2e81b9eac2239a7e56822df06>>
 * @relayHash d95e2b54e677766758002a62cd5fe053
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d95e2b54e677766758002a62cd5fe053

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MetricsScreenQuery } from './MetricsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MetricsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d95e2b54e677766758002a62cd5fe053",
    "metadata": {},
    "name": "MetricsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
