/**
 * @generated SignedSource<<7d41ade55952e230d0caabc963adb8e4>>
 * @relayHash 969a110a02dc66471c9a3adbfcb54b87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 969a110a02dc66471c9a3adbfcb54b87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "969a110a02dc66471c9a3adbfcb54b87",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
