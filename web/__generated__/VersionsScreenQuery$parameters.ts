/**
 * @generated SignedSource<<7d97b6acc14f5da9ee1dfdae307068c7>>
 * @relayHash 0372c249631597cebd00af16b5378577
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0372c249631597cebd00af16b5378577

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersionsScreenQuery } from './VersionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VersionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0372c249631597cebd00af16b5378577",
    "metadata": {},
    "name": "VersionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
