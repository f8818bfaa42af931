/**
 * @generated SignedSource<<308a6c7beb3dc977b8e3afdf8bcfc6b3>>
 * @relayHash 7d8e9aebd27ea3853143a2ee2b8621b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d8e9aebd27ea3853143a2ee2b8621b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordScreenQuery } from './RecordScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d8e9aebd27ea3853143a2ee2b8621b8",
    "metadata": {},
    "name": "RecordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
