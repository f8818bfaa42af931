/**
 * @generated SignedSource<<70f5bb70ccd5caeb330843cacdacf222>>
 * @relayHash c3328d7abbfbe69663f6cab3f374b9ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f9a97c8e6f1bf2bf43f36367d9a4f84f5ae65691efd461978b20b9c6792716b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f9a97c8e6f1bf2bf43f36367d9a4f84f5ae65691efd461978b20b9c6792716b",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
