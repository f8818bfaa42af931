/**
 * @generated SignedSource<<6f46d2c9a72bceb42476e3e43d48af3a>>
 * @relayHash b7d08d386965e5752dc5be4d9841b1ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 554b6a30a94a20784276ed8553334be892f1db55f0cc5bcf64f89ccb50212703

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "554b6a30a94a20784276ed8553334be892f1db55f0cc5bcf64f89ccb50212703",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
