/**
 * @generated SignedSource<<dafaf9aa3527008e6fda83c0b8007070>>
 * @relayHash 953c1627fb4572ea72b9fc3b6a0cb8d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 953c1627fb4572ea72b9fc3b6a0cb8d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormulaEditorScreenQuery } from './FormulaEditorScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormulaEditorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "953c1627fb4572ea72b9fc3b6a0cb8d3",
    "metadata": {},
    "name": "FormulaEditorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
