/**
 * @generated SignedSource<<31f2e4fe1b31c7b7b4b574e6425c6937>>
 * @relayHash d1c9ff19b1cd8bb74539ea9e0234b152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d4277528a835d52f7876767a1bfda1713f205969b5fe1d4ca1eb905b7171ea4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatorFrameQuery } from './OperatorFrameQuery.graphql';

const node: PreloadableConcreteRequest<OperatorFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d4277528a835d52f7876767a1bfda1713f205969b5fe1d4ca1eb905b7171ea4",
    "metadata": {},
    "name": "OperatorFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
