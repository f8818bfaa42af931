/**
 * @generated SignedSource<<0ee0097e229373e3f161293dbaa40a6c>>
 * @relayHash 85f67d11d4bd506da491ea16dc89ebec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95181c0cc677e351e7b4860a77eacbcbb2ea3491566b69d1aaed623fccd1013a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityScreenQuery } from './SecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<SecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95181c0cc677e351e7b4860a77eacbcbb2ea3491566b69d1aaed623fccd1013a",
    "metadata": {},
    "name": "SecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
