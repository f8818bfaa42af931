/**
 * @generated SignedSource<<b9a7703e97da4ce24804d02572c0cb12>>
 * @relayHash 35236cf3531325d658668c6c88f6069d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97c42656b44d865c1e38a0ddbe72ba9326919b12c749c2bda544b67b21a1098c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97c42656b44d865c1e38a0ddbe72ba9326919b12c749c2bda544b67b21a1098c",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
