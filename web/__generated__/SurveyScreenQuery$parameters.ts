/**
 * @generated SignedSource<<e4c842fb6a196631a5c7dc245d157dc3>>
 * @relayHash e7c5d6d2eff64947c91f2830f4217786
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7c5d6d2eff64947c91f2830f4217786

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurveyScreenQuery } from './SurveyScreenQuery.graphql';

const node: PreloadableConcreteRequest<SurveyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7c5d6d2eff64947c91f2830f4217786",
    "metadata": {},
    "name": "SurveyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
