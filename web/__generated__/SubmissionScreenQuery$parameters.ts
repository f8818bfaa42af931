/**
 * @generated SignedSource<<d8d1ebafb179369734addbc33713231c>>
 * @relayHash b9fd638492542eff51db3b4ebc3fc869
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91a95ae775980feca6dabbb4666d5eae5c9f1d3204c8861545161fd3d1accd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e91a95ae775980feca6dabbb4666d5eae5c9f1d3204c8861545161fd3d1accd7",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
