/**
 * @generated SignedSource<<e94669ca0f113a8fb537cbf251eddeee>>
 * @relayHash d98ca28e819f87dfa9f5fd1db6a0e044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d98ca28e819f87dfa9f5fd1db6a0e044

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurveyResponseScreenQuery } from './SurveyResponseScreenQuery.graphql';

const node: PreloadableConcreteRequest<SurveyResponseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d98ca28e819f87dfa9f5fd1db6a0e044",
    "metadata": {},
    "name": "SurveyResponseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
