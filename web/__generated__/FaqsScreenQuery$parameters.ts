/**
 * @generated SignedSource<<f56e5f991506dca2c211dff89c20c9bc>>
 * @relayHash 01f40c043a690da41646d5d2ca7fe968
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01f40c043a690da41646d5d2ca7fe968

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01f40c043a690da41646d5d2ca7fe968",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
