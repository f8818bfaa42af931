/**
 * @generated SignedSource<<190684c1fa5680454debb4a59c6ea120>>
 * @relayHash c59c38590945582e881244e108953039
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edea0381b8fd8918444c4fae2bcb4c570c2c317bcab64e9a6329afe63d457979

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edea0381b8fd8918444c4fae2bcb4c570c2c317bcab64e9a6329afe63d457979",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
