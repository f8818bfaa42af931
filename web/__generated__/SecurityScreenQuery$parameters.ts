/**
 * @generated SignedSource<<65548751bb9360685fceecb17578bfa2>>
 * @relayHash 51350ca834a0439f937b4b686a141e68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd223d1a8cb8899ebee66ea416e5423142920603398595cbf48b078c60daa843

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityScreenQuery } from './SecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<SecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd223d1a8cb8899ebee66ea416e5423142920603398595cbf48b078c60daa843",
    "metadata": {},
    "name": "SecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
