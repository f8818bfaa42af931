/**
 * @generated SignedSource<<a4526f6b77e8adaa3bcd72467f473906>>
 * @relayHash 5e15ba8fe70eb378f28d59ee532202a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e15ba8fe70eb378f28d59ee532202a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e15ba8fe70eb378f28d59ee532202a6",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
