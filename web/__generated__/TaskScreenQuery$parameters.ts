/**
 * @generated SignedSource<<b93d52f3a6f3770d4702f53f44df22e1>>
 * @relayHash d494a5b3c7c56d2f18dc322828d64fd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d494a5b3c7c56d2f18dc322828d64fd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d494a5b3c7c56d2f18dc322828d64fd1",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
