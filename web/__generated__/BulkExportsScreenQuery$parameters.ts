/**
 * @generated SignedSource<<6f10fa3d054e9a77eb711efea09fc32d>>
 * @relayHash a2a6e11a5a58c91ac5aef3a51ca58864
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2a6e11a5a58c91ac5aef3a51ca58864

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkExportsScreenQuery } from './BulkExportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkExportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2a6e11a5a58c91ac5aef3a51ca58864",
    "metadata": {},
    "name": "BulkExportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
