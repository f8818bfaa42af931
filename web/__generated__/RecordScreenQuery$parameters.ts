/**
 * @generated SignedSource<<07641a5e8d719eb5acde34f1172a8e45>>
 * @relayHash 7a87fc3725a48bc037192e8b0732e078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a87fc3725a48bc037192e8b0732e078

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordScreenQuery } from './RecordScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a87fc3725a48bc037192e8b0732e078",
    "metadata": {},
    "name": "RecordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
