/**
 * @generated SignedSource<<03ea833f1de155a39deb4b25a42bb4b8>>
 * @relayHash ab33098e32d9a7d4b16786d3ef18d136
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab33098e32d9a7d4b16786d3ef18d136

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnSubmissionsScreenQuery } from './OwnSubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnSubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab33098e32d9a7d4b16786d3ef18d136",
    "metadata": {},
    "name": "OwnSubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
