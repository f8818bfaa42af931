/**
 * @generated SignedSource<<72545b6d897b441a460b9edc3162e16c>>
 * @relayHash b99889178d50a6cd8fbcc8d86b9e3e6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b99889178d50a6cd8fbcc8d86b9e3e6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b99889178d50a6cd8fbcc8d86b9e3e6e",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
