/**
 * @generated SignedSource<<bdc0008b81570eab86815c4e66c40d80>>
 * @relayHash 231021ab559bd0453ff4213c07509268
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcfdd4511b8a1e3f4f02136fcfe66d3e153185126b232f8479147f522ad96aa0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRoleScreenQuery } from './EditRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcfdd4511b8a1e3f4f02136fcfe66d3e153185126b232f8479147f522ad96aa0",
    "metadata": {},
    "name": "EditRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
