/**
 * @generated SignedSource<<3c1cb04e461417d6c59eaae0a0fdb1c1>>
 * @relayHash e2b7e9f89a7576443588c6187ef839cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98b2cb03dd16e49a0e14e215cb39769b0f37a65bb96fea53237a97a38ec7687f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputsScreenQuery } from './OutputsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98b2cb03dd16e49a0e14e215cb39769b0f37a65bb96fea53237a97a38ec7687f",
    "metadata": {},
    "name": "OutputsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
