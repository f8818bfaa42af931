/**
 * @generated SignedSource<<bdb535355621e168cb92c48ca01f4c6b>>
 * @relayHash 4df716e02f170371a93812ac0b438890
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4df716e02f170371a93812ac0b438890

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4df716e02f170371a93812ac0b438890",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
