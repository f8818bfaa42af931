/**
 * @generated SignedSource<<0f3f7cedfcad2ca1931c5f3035ba02a9>>
 * @relayHash cea3208d8f9c2b6fdafa14a790020b75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cea3208d8f9c2b6fdafa14a790020b75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewBulkExportScreenQuery } from './NewBulkExportScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewBulkExportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cea3208d8f9c2b6fdafa14a790020b75",
    "metadata": {},
    "name": "NewBulkExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
