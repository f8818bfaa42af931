/**
 * @generated SignedSource<<4e29b1bc842273dd8e979678131f02d9>>
 * @relayHash 8549b232c7ef9f16a6ee87e30bf0dc3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8549b232c7ef9f16a6ee87e30bf0dc3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8549b232c7ef9f16a6ee87e30bf0dc3e",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
