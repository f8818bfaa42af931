/**
 * @generated SignedSource<<4587e6a6fd27a9c129b4e72a7ea888e7>>
 * @relayHash 3d75fe56051aa689f341068cf8d8e16b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d75fe56051aa689f341068cf8d8e16b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d75fe56051aa689f341068cf8d8e16b",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
