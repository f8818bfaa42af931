/**
 * @generated SignedSource<<653496a7469f1f4553f74708cc599319>>
 * @relayHash 72f0b3b2c1f04921fb5c47b6b3e5d48f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72f0b3b2c1f04921fb5c47b6b3e5d48f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72f0b3b2c1f04921fb5c47b6b3e5d48f",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
