/**
 * @generated SignedSource<<41e99bc2634ff5576ac90e6345879a5f>>
 * @relayHash af5db15371843521d2397332153d3f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af5db15371843521d2397332153d3f73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnsubscribeScreenQuery } from './UnsubscribeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnsubscribeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af5db15371843521d2397332153d3f73",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
