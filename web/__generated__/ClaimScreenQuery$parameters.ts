/**
 * @generated SignedSource<<ca0940bda738bb9e3b218cf15025e860>>
 * @relayHash d5028476af62d3e8f782fa865b510ed0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5028476af62d3e8f782fa865b510ed0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimScreenQuery } from './ClaimScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClaimScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5028476af62d3e8f782fa865b510ed0",
    "metadata": {},
    "name": "ClaimScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
