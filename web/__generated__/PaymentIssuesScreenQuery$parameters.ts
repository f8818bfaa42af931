/**
 * @generated SignedSource<<43f88f1f366d884b86386df6281af34f>>
 * @relayHash f051ecf48fc207cfbcec8ea989532a04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f051ecf48fc207cfbcec8ea989532a04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentIssuesScreenQuery } from './PaymentIssuesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentIssuesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f051ecf48fc207cfbcec8ea989532a04",
    "metadata": {},
    "name": "PaymentIssuesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
