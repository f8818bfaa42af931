/**
 * @generated SignedSource<<fc7f8a8982155e27d0d95787235dfd88>>
 * @relayHash 98202c5aa74e3555901d40de62dbf383
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98202c5aa74e3555901d40de62dbf383

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98202c5aa74e3555901d40de62dbf383",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
