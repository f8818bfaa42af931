/**
 * @generated SignedSource<<e38a0020f331d392f674e672d081feac>>
 * @relayHash deadfb081b9229cce0de175f544a18e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deadfb081b9229cce0de175f544a18e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "deadfb081b9229cce0de175f544a18e0",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
