/**
 * @generated SignedSource<<d8d22d64ca89e05b2b885b367e549540>>
 * @relayHash eeb3c6f3ebb5323006b48b674c8713bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0627d8e6954ca88aed9198257456ee5b51ff1db1a7e19ccedf0c3149fb146f99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0627d8e6954ca88aed9198257456ee5b51ff1db1a7e19ccedf0c3149fb146f99",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
