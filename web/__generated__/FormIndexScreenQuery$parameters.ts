/**
 * @generated SignedSource<<a507ef6e0d5df3eac1735a81c51f52a8>>
 * @relayHash aca0aa604c3b45b9388ff5fd51fe190a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e66168baf4afa7967e9aee1c74408ad86717129f79bcf05b6371997f5cc1223d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e66168baf4afa7967e9aee1c74408ad86717129f79bcf05b6371997f5cc1223d",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
