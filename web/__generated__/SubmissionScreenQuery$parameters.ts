/**
 * @generated SignedSource<<f51b7507fb1ef13aa024a377ade47d1c>>
 * @relayHash eb5260ddb46ea4182b4449ed3a7c8872
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb5260ddb46ea4182b4449ed3a7c8872

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb5260ddb46ea4182b4449ed3a7c8872",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
