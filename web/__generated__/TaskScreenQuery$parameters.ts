/**
 * @generated SignedSource<<205662c31ae9d84925a7d39cbed1f3af>>
 * @relayHash 16cb9e2b54b3206c5fefed06a2a3207d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16cb9e2b54b3206c5fefed06a2a3207d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16cb9e2b54b3206c5fefed06a2a3207d",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
