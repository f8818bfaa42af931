/**
 * @generated SignedSource<<196dc786bbb8ebdad1d8d8f43e094236>>
 * @relayHash 5c68f5a39ebd92a44d6fa0c47ebe16f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c68f5a39ebd92a44d6fa0c47ebe16f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c68f5a39ebd92a44d6fa0c47ebe16f9",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
