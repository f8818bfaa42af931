/**
 * @generated SignedSource<<cb39bfd5b98a160bdf49eb52a8c2e5cd>>
 * @relayHash 94279b8ad66745bf6dc3bfb936ce3c22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94279b8ad66745bf6dc3bfb936ce3c22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94279b8ad66745bf6dc3bfb936ce3c22",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
