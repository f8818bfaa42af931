/**
 * @generated SignedSource<<030270d70ed6337fc760302d39b62c78>>
 * @relayHash a75bcfa31d3bb2bb699a978a210f3978
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a75bcfa31d3bb2bb699a978a210f3978

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a75bcfa31d3bb2bb699a978a210f3978",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
