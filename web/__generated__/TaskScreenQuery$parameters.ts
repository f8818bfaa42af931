/**
 * @generated SignedSource<<a77d1cbc967f68bc745e200eec0bcce2>>
 * @relayHash 5857d39434c30798cb4bf36c8eac9e2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5857d39434c30798cb4bf36c8eac9e2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5857d39434c30798cb4bf36c8eac9e2f",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
