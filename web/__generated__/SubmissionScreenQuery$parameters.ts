/**
 * @generated SignedSource<<81d8c7fc2c53dc8dd907456807dff4db>>
 * @relayHash b9e6af581fc0dbe0967341a6a26deb22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b79eb92479d0679c5d495dd1b9002d4df63a79dda568a2557eeb9ba644d5c59d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b79eb92479d0679c5d495dd1b9002d4df63a79dda568a2557eeb9ba644d5c59d",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
