/**
 * @generated SignedSource<<de34b3c1256bbbbf009dda5cddb1b84f>>
 * @relayHash 423409baa34efc3b5884aa40096f25ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 423409baa34efc3b5884aa40096f25ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "423409baa34efc3b5884aa40096f25ec",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
