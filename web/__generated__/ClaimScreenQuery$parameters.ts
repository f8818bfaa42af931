/**
 * @generated SignedSource<<4e0cfa8faca04ea4bf5b95c46bcbcba9>>
 * @relayHash 0a25c33813ed80358f2aca9cc6b301a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 343dbc0a26c04269b043cb8f127b567cee188a31dbc81ab163f6a6963dfb1700

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimScreenQuery } from './ClaimScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClaimScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "343dbc0a26c04269b043cb8f127b567cee188a31dbc81ab163f6a6963dfb1700",
    "metadata": {},
    "name": "ClaimScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
