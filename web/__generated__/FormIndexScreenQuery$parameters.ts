/**
 * @generated SignedSource<<33087682b40c0890506cb88738df5a10>>
 * @relayHash cf5a79222c9f94f7d6588bd8ae3a4227
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03e6dc4764e3ca63d2cc7f750f26b228cbb96e37655e6e9c319678bce5ad67b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03e6dc4764e3ca63d2cc7f750f26b228cbb96e37655e6e9c319678bce5ad67b1",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
