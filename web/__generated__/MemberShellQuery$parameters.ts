/**
 * @generated SignedSource<<1e4242256d58e6c59aa79b644c09ab88>>
 * @relayHash 7d582ebf30948c498f69b3b8e9c70d11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45b7e6f7cfeadd2904de32a043c3db1143dce6be4b4f962eb0ebc35e1c47b646

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45b7e6f7cfeadd2904de32a043c3db1143dce6be4b4f962eb0ebc35e1c47b646",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
