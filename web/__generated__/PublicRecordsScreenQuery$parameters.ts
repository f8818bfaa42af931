/**
 * @generated SignedSource<<4bf428ee9db433bbfd62eca48206ff50>>
 * @relayHash 5d728b3353a1cd2c3c43e7e5f8947497
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d728b3353a1cd2c3c43e7e5f8947497

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d728b3353a1cd2c3c43e7e5f8947497",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
