/**
 * @generated SignedSource<<30f915d16552bdb87c525fa4bfabaca3>>
 * @relayHash 6e824426222d7cf72eabfbe8761ac023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e824426222d7cf72eabfbe8761ac023

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e824426222d7cf72eabfbe8761ac023",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
