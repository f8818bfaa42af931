/**
 * @generated SignedSource<<ef27fa624357a4a41c0d5179c016aad2>>
 * @relayHash 0eb5d5a5ee181231eba38c72e2af25ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eb5d5a5ee181231eba38c72e2af25ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurveyScreenQuery } from './SurveyScreenQuery.graphql';

const node: PreloadableConcreteRequest<SurveyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0eb5d5a5ee181231eba38c72e2af25ff",
    "metadata": {},
    "name": "SurveyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
