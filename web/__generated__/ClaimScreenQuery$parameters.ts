/**
 * @generated SignedSource<<e3c2a144a7b2d0bad5424b85145d16ca>>
 * @relayHash afbc10239a8124f9b0667a67c81499b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afbc10239a8124f9b0667a67c81499b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimScreenQuery } from './ClaimScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClaimScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afbc10239a8124f9b0667a67c81499b9",
    "metadata": {},
    "name": "ClaimScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
