/**
 * @generated SignedSource<<7e3fa3a3f450b416d8270be1ce0c5e64>>
 * @relayHash 5f9d8aca303ddc9e51bbbc77b973361a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f9d8aca303ddc9e51bbbc77b973361a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurveyScreenQuery } from './SurveyScreenQuery.graphql';

const node: PreloadableConcreteRequest<SurveyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f9d8aca303ddc9e51bbbc77b973361a",
    "metadata": {},
    "name": "SurveyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
