/**
 * @generated SignedSource<<f9f723392c00b1cb84e9cd2f09920d08>>
 * @relayHash 43e3e3d3482225f8005c1a24c04be5e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43e3e3d3482225f8005c1a24c04be5e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43e3e3d3482225f8005c1a24c04be5e1",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
