/**
 * @generated SignedSource<<3f26a6ed77e3d66ea5000812c2504480>>
 * @relayHash 463435fcb4980a61dc4f9a87a2bda91a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55c0a7800b81a9e73020035a94073f6e6eb96cd040748a5b5210fdd747e7b091

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55c0a7800b81a9e73020035a94073f6e6eb96cd040748a5b5210fdd747e7b091",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
