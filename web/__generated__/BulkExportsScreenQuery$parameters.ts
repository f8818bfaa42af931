/**
 * @generated SignedSource<<5c6fa5f6dacf82ee667cf6af4f99ab38>>
 * @relayHash 3faf12e3cf11da963256c787a54182cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3faf12e3cf11da963256c787a54182cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkExportsScreenQuery } from './BulkExportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkExportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3faf12e3cf11da963256c787a54182cc",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "bulkExports"
          ]
        }
      ]
    },
    "name": "BulkExportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
