/**
 * @generated SignedSource<<12f62e15d9b79c42fd5c6bea1410e1fd>>
 * @relayHash 47feebf962ed4e485d0bcd5e5e9688bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47feebf962ed4e485d0bcd5e5e9688bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRoleScreenQuery } from './EditRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47feebf962ed4e485d0bcd5e5e9688bb",
    "metadata": {},
    "name": "EditRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
