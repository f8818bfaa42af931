/**
 * @generated SignedSource<<bb1e6a10b17e093f9b788545d5e43044>>
 * @relayHash e149dea1b3d7e7a51d78e2f985e4e7b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e149dea1b3d7e7a51d78e2f985e4e7b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e149dea1b3d7e7a51d78e2f985e4e7b6",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
