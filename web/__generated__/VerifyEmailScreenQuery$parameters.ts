/**
 * @generated SignedSource<<4c1ff4040118d4441e20e14c5deea0f4>>
 * @relayHash 18ee7599899a48c5572f6bbaacfbba78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c49422a6bd6ec10ef064360128373705e0c9a8c3004047bcdcfc4e4fd4b33d56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VerifyEmailScreenQuery } from './VerifyEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<VerifyEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c49422a6bd6ec10ef064360128373705e0c9a8c3004047bcdcfc4e4fd4b33d56",
    "metadata": {},
    "name": "VerifyEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
