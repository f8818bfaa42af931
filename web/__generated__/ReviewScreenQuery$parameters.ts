/**
 * @generated SignedSource<<8378ca189c11cf2a10548f9e2f77b869>>
 * @relayHash e55daa55ed3340fbd779e516ccb5eec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a8ac38bbef1eed9bf28d2914c6b1be9ba58c16b83bbc7391f6782789e39eb8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a8ac38bbef1eed9bf28d2914c6b1be9ba58c16b83bbc7391f6782789e39eb8c",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
