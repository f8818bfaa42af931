/**
 * @generated SignedSource<<4f7229904f9c1c85e8a45f69de5bc0ca>>
 * @relayHash f6392c37030b3ac098a52acf7f2f27d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6392c37030b3ac098a52acf7f2f27d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6392c37030b3ac098a52acf7f2f27d2",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
