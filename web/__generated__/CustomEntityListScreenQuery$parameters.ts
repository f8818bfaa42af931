/**
 * @generated SignedSource<<c8824b442f68a16ee3c3c00d04d65c6a>>
 * @relayHash 99f9db19c3393ad92e27892e98a89fd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99f9db19c3393ad92e27892e98a89fd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomEntityListScreenQuery } from './CustomEntityListScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomEntityListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99f9db19c3393ad92e27892e98a89fd8",
    "metadata": {},
    "name": "CustomEntityListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
