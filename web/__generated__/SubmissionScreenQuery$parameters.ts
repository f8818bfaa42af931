/**
 * @generated SignedSource<<d02f5b124727ef2285e497021d9ae0c8>>
 * @relayHash b0b479cb9e50653da1ff33bcb8fb829d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0b479cb9e50653da1ff33bcb8fb829d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0b479cb9e50653da1ff33bcb8fb829d",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
