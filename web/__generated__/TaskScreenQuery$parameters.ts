/**
 * @generated SignedSource<<c51ae7bfdaf3e04f93aa7055b839b542>>
 * @relayHash 1e45b805fb3b23577f57d8792c8958b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e45b805fb3b23577f57d8792c8958b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e45b805fb3b23577f57d8792c8958b3",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
