/**
 * @generated SignedSource<<e01f833ea0cb04b28b5272b847d841db>>
 * @relayHash 55af4a20abe11e5954e39efb84a21f2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cafc2212489b1f64dd123a598a30bb626d06bf45dffb8a4e71202d08ad4ee828

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cafc2212489b1f64dd123a598a30bb626d06bf45dffb8a4e71202d08ad4ee828",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
