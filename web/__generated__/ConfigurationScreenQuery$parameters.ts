/**
 * @generated SignedSource<<6eb72a6c39425bc25c0d5bb91d8e942e>>
 * @relayHash a8dc6dead9abbfb45c5d945fe5b336dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8dc6dead9abbfb45c5d945fe5b336dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8dc6dead9abbfb45c5d945fe5b336dc",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
