/**
 * @generated SignedSource<<c3e567aa2e2c6cd9ebf29d0cb94b0f26>>
 * @relayHash 4eb8a1c7388d2e63139318ee859ff1b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb8a1c7388d2e63139318ee859ff1b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eb8a1c7388d2e63139318ee859ff1b7",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
