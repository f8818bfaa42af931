/**
 * @generated SignedSource<<b5f0476218db5d4d23f258a6592e774f>>
 * @relayHash 501ac7e03a38b1e7a15093b90b603a47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 501ac7e03a38b1e7a15093b90b603a47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "501ac7e03a38b1e7a15093b90b603a47",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
