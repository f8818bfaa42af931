/**
 * @generated SignedSource<<d72b1e5838ad06997f7ed1f2a49a5786>>
 * @relayHash 18b5f9c2ce81ed192ff7dd4a29dc5481
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18b5f9c2ce81ed192ff7dd4a29dc5481

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18b5f9c2ce81ed192ff7dd4a29dc5481",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
