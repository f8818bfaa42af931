/**
 * @generated SignedSource<<0df0992b4b471377968654cf658684a3>>
 * @relayHash e6b9795d3f0595666b5639b2c681da9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6b9795d3f0595666b5639b2c681da9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6b9795d3f0595666b5639b2c681da9c",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
