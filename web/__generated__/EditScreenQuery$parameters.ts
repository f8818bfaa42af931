/**
 * @generated SignedSource<<2c7302582373d887a0b1b14c2b92f1c5>>
 * @relayHash a67ca8bb6cf6d1d818540ed3f18f2462
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a67ca8bb6cf6d1d818540ed3f18f2462

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a67ca8bb6cf6d1d818540ed3f18f2462",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
