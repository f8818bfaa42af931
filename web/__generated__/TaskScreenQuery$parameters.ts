/**
 * @generated SignedSource<<8ccc63da71989c675092e5233854f565>>
 * @relayHash dcb25edbd2bca4e3650100e68b20d6fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcb25edbd2bca4e3650100e68b20d6fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcb25edbd2bca4e3650100e68b20d6fb",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
