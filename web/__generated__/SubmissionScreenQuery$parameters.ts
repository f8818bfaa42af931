/**
 * @generated SignedSource<<7c14a0e748a3ff61dcf4c5ce10abf973>>
 * @relayHash d5192734c72ed7cbb3b8b27919309417
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 969263acb83fc556eafedf8e5da98d58f5bf62301f052d90b5c107ba9717f54c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "969263acb83fc556eafedf8e5da98d58f5bf62301f052d90b5c107ba9717f54c",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
