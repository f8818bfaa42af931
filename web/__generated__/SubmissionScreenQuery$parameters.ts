/**
 * @generated SignedSource<<5ae4245b22b5424302f6b0e0c0e54679>>
 * @relayHash 0c7c88ca0d89165cea2423ecf183a77a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c7c88ca0d89165cea2423ecf183a77a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c7c88ca0d89165cea2423ecf183a77a",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
