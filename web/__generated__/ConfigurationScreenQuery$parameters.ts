/**
 * @generated SignedSource<<50df0b3bb3fa1896de1b93fe3a2f4847>>
 * @relayHash 31a113ee7c6864ad57cd3ed0b4f7a3ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31a113ee7c6864ad57cd3ed0b4f7a3ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31a113ee7c6864ad57cd3ed0b4f7a3ea",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
