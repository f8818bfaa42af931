/**
 * @generated SignedSource<<a9dc07a42d078af413ef7a794267d8aa>>
 * @relayHash 371e5fcf7412db42919b9222c6f47e13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 371e5fcf7412db42919b9222c6f47e13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "371e5fcf7412db42919b9222c6f47e13",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
