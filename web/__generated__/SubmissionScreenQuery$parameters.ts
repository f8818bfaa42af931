/**
 * @generated SignedSource<<3ba42a5c08008df7b277d1ede0c2aa8e>>
 * @relayHash 978cd6b4a6bbefd1b374ee6e142f30ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 502cdf63c04dbeb6e85e30f9fe54ef8adfc1420e5f638d292b2bc6adf7fc9e70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "502cdf63c04dbeb6e85e30f9fe54ef8adfc1420e5f638d292b2bc6adf7fc9e70",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
