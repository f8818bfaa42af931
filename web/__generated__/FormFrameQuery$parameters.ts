/**
 * @generated SignedSource<<92b2dfda8da8a6b31485b870287a2112>>
 * @relayHash c962894f59da0c393fe73f9d4d5165d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c962894f59da0c393fe73f9d4d5165d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormFrameQuery } from './FormFrameQuery.graphql';

const node: PreloadableConcreteRequest<FormFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c962894f59da0c393fe73f9d4d5165d3",
    "metadata": {},
    "name": "FormFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
