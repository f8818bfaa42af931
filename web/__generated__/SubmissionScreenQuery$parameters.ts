/**
 * @generated SignedSource<<118693d0a9d6e21f663ff12ceea1cf3c>>
 * @relayHash eba95266f32c4a2e942d091a3e149f1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7e4b0cf2af30e8e99217c70f54d7b546e6c3a2142c4383ab4ab81abfe741ea6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7e4b0cf2af30e8e99217c70f54d7b546e6c3a2142c4383ab4ab81abfe741ea6",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
