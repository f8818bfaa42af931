/**
 * @generated SignedSource<<357573493ed64350977b6162c6f98f0b>>
 * @relayHash 28a0d5ad333cd87ec053684248acbb05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28a0d5ad333cd87ec053684248acbb05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRoleScreenQuery } from './EditRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28a0d5ad333cd87ec053684248acbb05",
    "metadata": {},
    "name": "EditRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
