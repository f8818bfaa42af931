/**
 * @generated SignedSource<<ca71a75c6d8a3a02f85c67a27a884050>>
 * @relayHash dcbad4a0e45bfc90c22d200a78206183
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcbad4a0e45bfc90c22d200a78206183

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcbad4a0e45bfc90c22d200a78206183",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
