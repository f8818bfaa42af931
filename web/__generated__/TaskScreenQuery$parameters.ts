/**
 * @generated SignedSource<<b77c4be6cbc25929f6e447a9483283be>>
 * @relayHash ecce2c5ccda0b48077e7a55f2b91ddb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecce2c5ccda0b48077e7a55f2b91ddb3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecce2c5ccda0b48077e7a55f2b91ddb3",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
