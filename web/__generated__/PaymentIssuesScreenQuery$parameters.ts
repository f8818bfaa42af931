/**
 * @generated SignedSource<<b895880e806d4fa0b8ee203005b5ef4d>>
 * @relayHash be0da70976877b0aa0a1fab50118654c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be0da70976877b0aa0a1fab50118654c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentIssuesScreenQuery } from './PaymentIssuesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentIssuesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be0da70976877b0aa0a1fab50118654c",
    "metadata": {},
    "name": "PaymentIssuesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
