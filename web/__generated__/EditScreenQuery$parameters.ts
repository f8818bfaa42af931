/**
 * @generated SignedSource<<8a3650fbde7fd7bb88162ba252e7a748>>
 * @relayHash 5ac56098487f5cc2ce8aebf875c11ee5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ac56098487f5cc2ce8aebf875c11ee5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ac56098487f5cc2ce8aebf875c11ee5",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
