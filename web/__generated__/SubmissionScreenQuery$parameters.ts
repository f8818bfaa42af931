/**
 * @generated SignedSource<<f58df7e331c6bc1f4079767063903873>>
 * @relayHash 581ca0da4a4f1b6223345e792b79dce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51f938ff5a1aced195a5ea06f23c92dad75677b505216c36b7659ec091c3ac55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51f938ff5a1aced195a5ea06f23c92dad75677b505216c36b7659ec091c3ac55",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
