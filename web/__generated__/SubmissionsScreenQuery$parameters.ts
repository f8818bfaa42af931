/**
 * @generated SignedSource<<3a4f02af720203dbd7bc4b556bb8cad8>>
 * @relayHash 653788c2563c6a165d80b1dd96a41f78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5be19a3129173af28b807d85677ee7627bb94084a01e2fa80b5872ff9b1a7cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5be19a3129173af28b807d85677ee7627bb94084a01e2fa80b5872ff9b1a7cd",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
