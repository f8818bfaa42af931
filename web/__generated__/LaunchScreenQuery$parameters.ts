/**
 * @generated SignedSource<<9e42c2b547245136a87d4822557fc002>>
 * @relayHash 04e9b4fe2894f0ec6a8a54c2484970ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04e9b4fe2894f0ec6a8a54c2484970ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LaunchScreenQuery } from './LaunchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LaunchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04e9b4fe2894f0ec6a8a54c2484970ce",
    "metadata": {},
    "name": "LaunchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
