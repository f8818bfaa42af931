/**
 * @generated SignedSource<<a5428d4601bcc98a78cb2f65469bcc3b>>
 * @relayHash 1882a6f36b311bac35c88f77e33f4c76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1882a6f36b311bac35c88f77e33f4c76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1882a6f36b311bac35c88f77e33f4c76",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
