/**
 * @generated SignedSource<<4ac3a22dea0ae83cb54c5b19b5d144e6>>
 * @relayHash e7e113bf495a806ff4b77ef958e33df1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7e113bf495a806ff4b77ef958e33df1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7e113bf495a806ff4b77ef958e33df1",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
