/**
 * @generated SignedSource<<8a88e604da395f34ba925677497a210e>>
 * @relayHash db30cf239cd5044d9ec5e48f27e290a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db30cf239cd5044d9ec5e48f27e290a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db30cf239cd5044d9ec5e48f27e290a2",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
