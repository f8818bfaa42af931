/**
 * @generated SignedSource<<f2595c67c65c52ece16a661d5e3a8e28>>
 * @relayHash cbdc61206c67080a0951ebfa3b3f79b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbdc61206c67080a0951ebfa3b3f79b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputListScreenQuery } from './OutputListScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbdc61206c67080a0951ebfa3b3f79b3",
    "metadata": {},
    "name": "OutputListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
