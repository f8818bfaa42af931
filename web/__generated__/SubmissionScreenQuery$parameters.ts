/**
 * @generated SignedSource<<15b8ab7d7d095bc22776584b2954d6b9>>
 * @relayHash ec687b67f229ec9f3fa3d2e4ca0dae79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec687b67f229ec9f3fa3d2e4ca0dae79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec687b67f229ec9f3fa3d2e4ca0dae79",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
