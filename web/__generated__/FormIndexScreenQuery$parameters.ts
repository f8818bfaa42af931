/**
 * @generated SignedSource<<f0cfb50e37f5aa184a2170c115c1663f>>
 * @relayHash a7505549535d39ee33b7c7c851f5cc88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7505549535d39ee33b7c7c851f5cc88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7505549535d39ee33b7c7c851f5cc88",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
