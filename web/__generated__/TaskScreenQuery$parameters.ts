/**
 * @generated SignedSource<<259b83650a694d68ddebf32c0a2f6d2b>>
 * @relayHash f4e0e8627aa215ed1eba6ed9140bf92e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4e0e8627aa215ed1eba6ed9140bf92e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4e0e8627aa215ed1eba6ed9140bf92e",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
