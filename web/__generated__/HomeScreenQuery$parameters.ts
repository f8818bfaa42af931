/**
 * @generated SignedSource<<1ff6f7dad6ff76c89e452f81d23cd066>>
 * @relayHash a4e7b854b93cf6a8eb809554279be002
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4e7b854b93cf6a8eb809554279be002

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4e7b854b93cf6a8eb809554279be002",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
