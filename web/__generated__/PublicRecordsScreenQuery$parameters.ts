/**
 * @generated SignedSource<<c380bb2dd031470970ccbecd7f90a9b9>>
 * @relayHash 1ff5f236ca1da0d737e75112f1aaf1d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ff5f236ca1da0d737e75112f1aaf1d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ff5f236ca1da0d737e75112f1aaf1d7",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
