/**
 * @generated SignedSource<<a4635c5db24d8a238b239d411c94d614>>
 * @relayHash e23757c6764d8dc4d5e99f6a9d227baf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e23757c6764d8dc4d5e99f6a9d227baf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityListScreenQuery } from './EntityListScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e23757c6764d8dc4d5e99f6a9d227baf",
    "metadata": {},
    "name": "EntityListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
