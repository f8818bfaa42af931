/**
 * @generated SignedSource<<c613444bb1264403ad6cf52bad049a88>>
 * @relayHash 16857cdb1c0046073f94468a42c664d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16857cdb1c0046073f94468a42c664d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16857cdb1c0046073f94468a42c664d3",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
