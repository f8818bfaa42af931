/**
 * @generated SignedSource<<01e9ca110df2b121afe26ddbf61b9784>>
 * @relayHash a1f997ff00b6a6d1abcd4e652fedcba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1f997ff00b6a6d1abcd4e652fedcba7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1f997ff00b6a6d1abcd4e652fedcba7",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
