/**
 * @generated SignedSource<<2868252afb7f1232d2918bb1de2b5edc>>
 * @relayHash e23c4e5bd621c98026231551179bf4f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e23c4e5bd621c98026231551179bf4f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e23c4e5bd621c98026231551179bf4f0",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
