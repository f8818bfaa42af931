/**
 * @generated SignedSource<<55846f670d54682807d84b8a09f90cdf>>
 * @relayHash f8c7bc1c74bd0821dac69ee8490c1fb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8c7bc1c74bd0821dac69ee8490c1fb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8c7bc1c74bd0821dac69ee8490c1fb2",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
