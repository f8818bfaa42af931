/**
 * @generated SignedSource<<b62353f08e95f25bed3ace96949e88ea>>
 * @relayHash 6ae8b7bf442d05c8a42c9afaefcfcd56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ae8b7bf442d05c8a42c9afaefcfcd56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ae8b7bf442d05c8a42c9afaefcfcd56",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
