/**
 * @generated SignedSource<<b55178c84022b73ad9773a8fc975dab1>>
 * @relayHash 4c0b019723e430273b1def2e4a0a2960
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beff2c5bd92976a97a0e306676f09be12b84baa8b94116e429e27e5d7e31ed9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "beff2c5bd92976a97a0e306676f09be12b84baa8b94116e429e27e5d7e31ed9a",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
