/**
 * @generated SignedSource<<32834134b536c6ac1251a6fdf6333159>>
 * @relayHash aa376d79ed889197f39fe7b02f115431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa376d79ed889197f39fe7b02f115431

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa376d79ed889197f39fe7b02f115431",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
