/**
 * @generated SignedSource<<0c5bed7f2d45ea6b2f0afb90646dcb99>>
 * @relayHash 2db14507136b62257c3ac82da4c2e5b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2db14507136b62257c3ac82da4c2e5b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurveyScreenQuery } from './SurveyScreenQuery.graphql';

const node: PreloadableConcreteRequest<SurveyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2db14507136b62257c3ac82da4c2e5b0",
    "metadata": {},
    "name": "SurveyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
