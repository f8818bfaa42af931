/**
 * @generated SignedSource<<7dba3b9cab34b954beafc70159c8f140>>
 * @relayHash 508f7d3efce1b403329597db8521e1a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 508f7d3efce1b403329597db8521e1a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "508f7d3efce1b403329597db8521e1a5",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
