/**
 * @generated SignedSource<<4d1f577c61a44d48726562aa9b22d21b>>
 * @relayHash 5c88e3feec9434cde1fed89f2b97e5b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09e2c858d527e8eaf5cd1aa4e9b27116a05ee2114f4d01f4212fafb8ed02de0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnSubmissionsScreenQuery } from './OwnSubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnSubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09e2c858d527e8eaf5cd1aa4e9b27116a05ee2114f4d01f4212fafb8ed02de0f",
    "metadata": {},
    "name": "OwnSubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
