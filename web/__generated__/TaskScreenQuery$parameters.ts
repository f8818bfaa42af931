/**
 * @generated SignedSource<<ffa13c0bd996dba79b74782609d0d0e7>>
 * @relayHash 8d96dd5b2e00fe8061d676adb2703db9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d96dd5b2e00fe8061d676adb2703db9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d96dd5b2e00fe8061d676adb2703db9",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
