/**
 * @generated SignedSource<<355d423f28aaf00522a7c982f341d477>>
 * @relayHash 90a0668369cba1c8934d4b939b7c7455
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90a0668369cba1c8934d4b939b7c7455

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurveyScreenQuery } from './SurveyScreenQuery.graphql';

const node: PreloadableConcreteRequest<SurveyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90a0668369cba1c8934d4b939b7c7455",
    "metadata": {},
    "name": "SurveyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
