/**
 * @generated SignedSource<<960e6410ea747e66e89379cb05464d5a>>
 * @relayHash b2c186ff470d67b74033b9ae6bb0f2f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2c186ff470d67b74033b9ae6bb0f2f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRoleScreenQuery } from './EditRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2c186ff470d67b74033b9ae6bb0f2f1",
    "metadata": {},
    "name": "EditRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
