/**
 * @generated SignedSource<<7527f4e03a203b1afbd156650e34a62a>>
 * @relayHash 22f3c00af2a7d713510dbe447bb007a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22f3c00af2a7d713510dbe447bb007a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22f3c00af2a7d713510dbe447bb007a4",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
