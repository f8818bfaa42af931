/**
 * @generated SignedSource<<cbed7276a77f6a3d954002c085b7434b>>
 * @relayHash 5aac02cb955b58ea036f400f8f04fd38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aac02cb955b58ea036f400f8f04fd38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5aac02cb955b58ea036f400f8f04fd38",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
