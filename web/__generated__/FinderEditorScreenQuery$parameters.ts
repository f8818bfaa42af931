/**
 * @generated SignedSource<<d67210a4c2fbd8d7f2f516aa8b9e0f4b>>
 * @relayHash 7b578ba99ee4654de0a3412d6eb8e976
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b578ba99ee4654de0a3412d6eb8e976

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinderEditorScreenQuery } from './FinderEditorScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinderEditorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b578ba99ee4654de0a3412d6eb8e976",
    "metadata": {},
    "name": "FinderEditorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
