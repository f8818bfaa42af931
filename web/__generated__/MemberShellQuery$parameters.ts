/**
 * @generated SignedSource<<c39d7ef9e79835ef8a031c1ede59f8ba>>
 * @relayHash 4a382aedcd4a924d6e096384fc403553
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5f82a6b610b69dc4ce4e2a4612c6f9f9c7ab5e0dcc1e3d65f7fc9633078a333

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5f82a6b610b69dc4ce4e2a4612c6f9f9c7ab5e0dcc1e3d65f7fc9633078a333",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
