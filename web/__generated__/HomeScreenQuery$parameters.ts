/**
 * @generated SignedSource<<593d098db9249e929cf8444f4bf1a5e4>>
 * @relayHash 2c54b0697b591851e9a2d894f89218aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f751640cfca2949ec4c3abc3787b908a34bb8d138a0b1af922129a0cead1295e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f751640cfca2949ec4c3abc3787b908a34bb8d138a0b1af922129a0cead1295e",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
