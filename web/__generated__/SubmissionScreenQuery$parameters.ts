/**
 * @generated SignedSource<<ee4a42577e04b8df033bea8b6675167c>>
 * @relayHash d5d2bc5c1652bfac4759c9f4d9a5f67a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbfac9224cecc854d67c1b693d4d5d8f490bc25475ddf29c1184f972c1a57509

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbfac9224cecc854d67c1b693d4d5d8f490bc25475ddf29c1184f972c1a57509",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
