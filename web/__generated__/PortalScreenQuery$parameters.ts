/**
 * @generated SignedSource<<114327d7ba95deca9e5c5c15d0bf7d2f>>
 * @relayHash e4c90173a3f6f91b8a79bfede3a99ab4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4c90173a3f6f91b8a79bfede3a99ab4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortalScreenQuery } from './PortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4c90173a3f6f91b8a79bfede3a99ab4",
    "metadata": {},
    "name": "PortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
