/**
 * @generated SignedSource<<59261764810daeda9cc15318daa3c7fd>>
 * @relayHash dc1d3d3a06b555820568de51d7cf8158
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc1d3d3a06b555820568de51d7cf8158

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormulaEditorScreenQuery } from './FormulaEditorScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormulaEditorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc1d3d3a06b555820568de51d7cf8158",
    "metadata": {},
    "name": "FormulaEditorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
