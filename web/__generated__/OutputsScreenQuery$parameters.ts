/**
 * @generated SignedSource<<a4e57bca2d231bd9005bab3bd2a2d9e7>>
 * @relayHash dc097a2f53c0f24bc1fb785db1caebbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc097a2f53c0f24bc1fb785db1caebbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputsScreenQuery } from './OutputsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc097a2f53c0f24bc1fb785db1caebbf",
    "metadata": {},
    "name": "OutputsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
