/**
 * @generated SignedSource<<90749f029ed3e761a9266718be9f6094>>
 * @relayHash 17eb75f2c86b58dd1e4fc6182a9bf20f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17eb75f2c86b58dd1e4fc6182a9bf20f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17eb75f2c86b58dd1e4fc6182a9bf20f",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
