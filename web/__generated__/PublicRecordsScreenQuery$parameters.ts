/**
 * @generated SignedSource<<70f87d2df73c4210eb29c3a387334725>>
 * @relayHash 68ffa682ca5a59d331cda5dceb4b08c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68ffa682ca5a59d331cda5dceb4b08c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68ffa682ca5a59d331cda5dceb4b08c3",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
