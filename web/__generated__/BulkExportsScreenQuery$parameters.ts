/**
 * @generated SignedSource<<d56c667769bd9e62a6a8e139939ec531>>
 * @relayHash 106a9999eee65703447e90e01f080581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 106a9999eee65703447e90e01f080581

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkExportsScreenQuery } from './BulkExportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkExportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "106a9999eee65703447e90e01f080581",
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
