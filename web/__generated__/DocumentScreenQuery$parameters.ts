/**
 * @generated SignedSource<<02e0b99218d4da16148a2f3031322e0d>>
 * @relayHash 3b3390cc732e5ff26f7161b63d36c0b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b3390cc732e5ff26f7161b63d36c0b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b3390cc732e5ff26f7161b63d36c0b3",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
