/**
 * @generated SignedSource<<03ed4d31cf0d18e48c2f1a57742e1bdf>>
 * @relayHash 0d69ebc6add0e4df9dd760d471be5497
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d69ebc6add0e4df9dd760d471be5497

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d69ebc6add0e4df9dd760d471be5497",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
