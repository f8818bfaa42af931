/**
 * @generated SignedSource<<491c99fd298280b69fcf5c8d5ce030f8>>
 * @relayHash 982525778d642c1ea76239f1dab3a649
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 982525778d642c1ea76239f1dab3a649

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "982525778d642c1ea76239f1dab3a649",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
