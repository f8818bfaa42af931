/**
 * @generated SignedSource<<76641d9b66213a6225963ef8af94ef4e>>
 * @relayHash 4b21c33ad95b5f6bdc8cd9b58955726f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b21c33ad95b5f6bdc8cd9b58955726f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b21c33ad95b5f6bdc8cd9b58955726f",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
