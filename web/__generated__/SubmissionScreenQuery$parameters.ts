/**
 * @generated SignedSource<<112b65ae3bd74a276b6e4a7cfe21c1a6>>
 * @relayHash 23d18c36ad6ad0fac5b313634eb1b9a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23d18c36ad6ad0fac5b313634eb1b9a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23d18c36ad6ad0fac5b313634eb1b9a0",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
