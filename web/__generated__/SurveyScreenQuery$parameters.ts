/**
 * @generated SignedSource<<527afea4300ea98e75cbb91a03d1053e>>
 * @relayHash 93ba5cbc19fd10dd5dd7d0b24467125e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93ba5cbc19fd10dd5dd7d0b24467125e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurveyScreenQuery } from './SurveyScreenQuery.graphql';

const node: PreloadableConcreteRequest<SurveyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93ba5cbc19fd10dd5dd7d0b24467125e",
    "metadata": {},
    "name": "SurveyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
