/**
 * @generated SignedSource<<8c701801a5a28ecd9432d7cc7966ab9e>>
 * @relayHash 6ecdcc29ab3a94c62b95478385590b3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ecdcc29ab3a94c62b95478385590b3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ecdcc29ab3a94c62b95478385590b3f",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
