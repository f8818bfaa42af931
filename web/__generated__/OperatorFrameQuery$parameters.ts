/**
 * @generated SignedSource<<9a7171e2789900036d81dc3c4109c8da>>
 * @relayHash d1c9ff19b1cd8bb74539ea9e0234b152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1c9ff19b1cd8bb74539ea9e0234b152

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatorFrameQuery } from './OperatorFrameQuery.graphql';

const node: PreloadableConcreteRequest<OperatorFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1c9ff19b1cd8bb74539ea9e0234b152",
    "metadata": {},
    "name": "OperatorFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
