/**
 * @generated SignedSource<<c1e9cafbe0989dce6122ec738e267a60>>
 * @relayHash 1c3a16a30c0610be09c189eb7a00c097
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c3a16a30c0610be09c189eb7a00c097

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewFormScreenQuery } from './NewFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c3a16a30c0610be09c189eb7a00c097",
    "metadata": {},
    "name": "NewFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
