/**
 * @generated SignedSource<<ed04bb74b61577b9eb3f5d499d5b7ab2>>
 * @relayHash 4c500335581108bdd6d83790e41688be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 416e314d5a6c3a97052f6e0c19358da2b8ee4c30ffd246465a3cd30e3d6d0639

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "416e314d5a6c3a97052f6e0c19358da2b8ee4c30ffd246465a3cd30e3d6d0639",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
