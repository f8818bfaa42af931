/**
 * @generated SignedSource<<4e8aaf5c587c07f499a511693ff6f9f4>>
 * @relayHash bce563f0720aed15827b0594b65507be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bce563f0720aed15827b0594b65507be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TasksScreenQuery } from './TasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bce563f0720aed15827b0594b65507be",
    "metadata": {},
    "name": "TasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
