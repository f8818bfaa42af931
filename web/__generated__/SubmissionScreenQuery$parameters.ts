/**
 * @generated SignedSource<<b60123d8b6d8d79351b9f8dd086ac8df>>
 * @relayHash 1088a4a29416dfdb0be7e73efbd2d446
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1088a4a29416dfdb0be7e73efbd2d446

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1088a4a29416dfdb0be7e73efbd2d446",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
