/**
 * @generated SignedSource<<f20abd348c5d540ba867e8064924761c>>
 * @relayHash c005b8fcaf9bc34d04e96a2d0ed6c87e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c005b8fcaf9bc34d04e96a2d0ed6c87e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TasksScreenQuery } from './TasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c005b8fcaf9bc34d04e96a2d0ed6c87e",
    "metadata": {},
    "name": "TasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
