/**
 * @generated SignedSource<<423c903c124dea1de5d64ce05c76dcc3>>
 * @relayHash ab354f30d1fd80052c078b82b32ee15f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab354f30d1fd80052c078b82b32ee15f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormulaEditorScreenQuery } from './FormulaEditorScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormulaEditorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab354f30d1fd80052c078b82b32ee15f",
    "metadata": {},
    "name": "FormulaEditorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
