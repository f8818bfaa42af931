/**
 * @generated SignedSource<<b6053ef91bad3c75cae88e870cbad648>>
 * @relayHash 9e7f4af207ad9dacc8626cf2c6e86f50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc85dabede1ec99f0563b4e83b26970ea7b9c03c1ffb93393ea26de709bf6bcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc85dabede1ec99f0563b4e83b26970ea7b9c03c1ffb93393ea26de709bf6bcd",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
