/**
 * @generated SignedSource<<aedfd491cddbc07a22ac34d69089f5ce>>
 * @relayHash d3f925fda2a2cefe799256d0ab79df90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3f925fda2a2cefe799256d0ab79df90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3f925fda2a2cefe799256d0ab79df90",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
