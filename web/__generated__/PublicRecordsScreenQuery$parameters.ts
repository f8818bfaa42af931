/**
 * @generated SignedSource<<7ac68fe5e8bac6ddb535b7d2804105f1>>
 * @relayHash 009702b86efc8b637ec10c132b3da17e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 009702b86efc8b637ec10c132b3da17e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "009702b86efc8b637ec10c132b3da17e",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
