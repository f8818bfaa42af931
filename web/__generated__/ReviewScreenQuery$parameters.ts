/**
 * @generated SignedSource<<4e048f4f10cb0502f0df1ccab02c44f6>>
 * @relayHash 21f8d8b4c866a0ddc0736ea31f16b7a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21f8d8b4c866a0ddc0736ea31f16b7a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21f8d8b4c866a0ddc0736ea31f16b7a6",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
