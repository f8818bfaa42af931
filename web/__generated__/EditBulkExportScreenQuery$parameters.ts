/**
 * @generated SignedSource<<c75d436850a5b30d99bd3081261e9d4a>>
 * @relayHash 947391d4e28bb6641570f1f937f841de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 947391d4e28bb6641570f1f937f841de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditBulkExportScreenQuery } from './EditBulkExportScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditBulkExportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "947391d4e28bb6641570f1f937f841de",
    "metadata": {},
    "name": "EditBulkExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
