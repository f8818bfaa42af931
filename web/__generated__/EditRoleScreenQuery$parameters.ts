/**
 * @generated SignedSource<<e6b74187e1e68e7b77b7a0b06a58373e>>
 * @relayHash f1ebef94e2bf9ebf4396021484ab1736
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1ebef94e2bf9ebf4396021484ab1736

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRoleScreenQuery } from './EditRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1ebef94e2bf9ebf4396021484ab1736",
    "metadata": {},
    "name": "EditRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
