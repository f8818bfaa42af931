/**
 * @generated SignedSource<<2a78693a854021eb2073db71cffd84dc>>
 * @relayHash 236e1705ca99ff28119036f0aeacaa1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 236e1705ca99ff28119036f0aeacaa1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityScreenQuery } from './SecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<SecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "236e1705ca99ff28119036f0aeacaa1c",
    "metadata": {},
    "name": "SecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
