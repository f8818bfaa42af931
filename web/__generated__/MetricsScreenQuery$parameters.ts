/**
 * @generated SignedSource<<6ffbe67b84a6eb8ca2de565a67cc1e68>>
 * @relayHash 6230e2e1d864cfd46b957f088a5a8b66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6230e2e1d864cfd46b957f088a5a8b66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MetricsScreenQuery } from './MetricsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MetricsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6230e2e1d864cfd46b957f088a5a8b66",
    "metadata": {},
    "name": "MetricsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
