/**
 * @generated SignedSource<<80be1e4fdb7368aca7a1a4d4e72b120c>>
 * @relayHash 61efab0bf289fbc7bbbb3be1baf1f0e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61efab0bf289fbc7bbbb3be1baf1f0e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61efab0bf289fbc7bbbb3be1baf1f0e0",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
