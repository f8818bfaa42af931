/**
 * @generated SignedSource<<9a71c8a190ac55af9b5b9c2bdb441567>>
 * @relayHash e89496aa7d6bcf8e186f129d6d03584f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e89496aa7d6bcf8e186f129d6d03584f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e89496aa7d6bcf8e186f129d6d03584f",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
