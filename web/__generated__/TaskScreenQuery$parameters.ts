/**
 * @generated SignedSource<<cc38b731887ebf0fae213023f8887683>>
 * @relayHash 096487e0a1998ada6c49fd49d2b58472
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 096487e0a1998ada6c49fd49d2b58472

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "096487e0a1998ada6c49fd49d2b58472",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
