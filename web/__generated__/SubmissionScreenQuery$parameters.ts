/**
 * @generated SignedSource<<0ce661032211d6dc8a319ab5345be9b4>>
 * @relayHash cfede915da8249fa1dce76e0854ffe89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfede915da8249fa1dce76e0854ffe89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfede915da8249fa1dce76e0854ffe89",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
