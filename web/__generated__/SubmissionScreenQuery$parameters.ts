/**
 * @generated SignedSource<<53609f8b1a7ae41a9354e10d3ffb7108>>
 * @relayHash 3d1482275c5c1aa7d5f7eb479c943879
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d1482275c5c1aa7d5f7eb479c943879

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d1482275c5c1aa7d5f7eb479c943879",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
