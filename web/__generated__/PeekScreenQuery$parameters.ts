/**
 * @generated SignedSource<<d549ffdbb5eaa1342d8d7d0a17841eca>>
 * @relayHash 99d84c20e33cd0b559db9388dc821324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99d84c20e33cd0b559db9388dc821324

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99d84c20e33cd0b559db9388dc821324",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
