/**
 * @generated SignedSource<<a72baa5a0c599ccc3dc54098461dd37e>>
 * @relayHash 76825e43c3d7c07aef02d932a81dc46f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76825e43c3d7c07aef02d932a81dc46f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76825e43c3d7c07aef02d932a81dc46f",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
