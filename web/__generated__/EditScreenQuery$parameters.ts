/**
 * @generated SignedSource<<e85a51bc158dd2f480416c7365866d21>>
 * @relayHash d9b9c3b148b79ea8fe7383a6ba43a914
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9b9c3b148b79ea8fe7383a6ba43a914

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9b9c3b148b79ea8fe7383a6ba43a914",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
