/**
 * @generated SignedSource<<9886e0cb1627567a07d4a42eac3b44b2>>
 * @relayHash 4e6cafdfaff905748f7eda31ccc0a52c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e6cafdfaff905748f7eda31ccc0a52c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e6cafdfaff905748f7eda31ccc0a52c",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
