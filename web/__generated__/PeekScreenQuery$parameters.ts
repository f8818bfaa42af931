/**
 * @generated SignedSource<<44f457e255152651583546efdb0eb7f7>>
 * @relayHash da3fdcd9f4b6399638e89f8cd02a86d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da3fdcd9f4b6399638e89f8cd02a86d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da3fdcd9f4b6399638e89f8cd02a86d4",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
