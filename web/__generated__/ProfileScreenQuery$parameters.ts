/**
 * @generated SignedSource<<49acf8cc8c705aac7de810f7da7688e6>>
 * @relayHash b01d4a1d43b0e762689b72ded007f56b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 718232084f703ff8f4612b329254882eea158062661a3301288ce971d9ad7734

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "718232084f703ff8f4612b329254882eea158062661a3301288ce971d9ad7734",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
