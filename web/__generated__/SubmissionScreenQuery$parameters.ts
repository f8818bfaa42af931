/**
 * @generated SignedSource<<f727ddc71ff9971e696fbd154ad8e2e9>>
 * @relayHash 5aa3f5c9870030b4958f57ff2b3f5875
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a03995e066f79ca1cb7c164a55dba9cc5186d69af8235d8f6be5151c77541b71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a03995e066f79ca1cb7c164a55dba9cc5186d69af8235d8f6be5151c77541b71",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
