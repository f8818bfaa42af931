/**
 * @generated SignedSource<<6382af765db4bd91685ba5446cf00c6e>>
 * @relayHash 0fee12764801e5ae5ce8c5c748c767eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dca6c267bf734f47089bd4861de072e6cf9cfcdedff728c0939db89db70f1369

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dca6c267bf734f47089bd4861de072e6cf9cfcdedff728c0939db89db70f1369",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
