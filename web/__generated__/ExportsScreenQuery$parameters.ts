/**
 * @generated SignedSource<<f6d395845177a542b4d5069e43961eff>>
 * @relayHash 3a399976365949eb13b98a48afb0d982
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a399976365949eb13b98a48afb0d982

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsScreenQuery } from './ExportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ExportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a399976365949eb13b98a48afb0d982",
    "metadata": {},
    "name": "ExportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
