/**
 * @generated SignedSource<<9849cac3001972ea10d7b30190396ea2>>
 * @relayHash 31209c4dc154ba0cd3ed56a5c309c2a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31209c4dc154ba0cd3ed56a5c309c2a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31209c4dc154ba0cd3ed56a5c309c2a0",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
