/**
 * @generated SignedSource<<857ba4c6fc623156470221e8d5f43cd0>>
 * @relayHash b8fb530fc58bfa2dd95f83bcb821db5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8fb530fc58bfa2dd95f83bcb821db5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8fb530fc58bfa2dd95f83bcb821db5d",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
