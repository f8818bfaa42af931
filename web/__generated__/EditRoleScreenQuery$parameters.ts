/**
 * @generated SignedSource<<83ebb4cf55042cfef568adfb95118b66>>
 * @relayHash 4692c1b3a2c3de35d24e8468b2519e9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4692c1b3a2c3de35d24e8468b2519e9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRoleScreenQuery } from './EditRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4692c1b3a2c3de35d24e8468b2519e9d",
    "metadata": {},
    "name": "EditRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
