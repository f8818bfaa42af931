/**
 * @generated SignedSource<<ea46a9cacad8b36d402c8e35824d9c94>>
 * @relayHash 8f40fe3c3c2ca671732806d546f8ca2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f40fe3c3c2ca671732806d546f8ca2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f40fe3c3c2ca671732806d546f8ca2c",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
