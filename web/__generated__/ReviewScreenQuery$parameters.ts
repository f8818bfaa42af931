/**
 * @generated SignedSource<<d85ad54c654f35541429e11df7779d63>>
 * @relayHash 7566f4c14b0a00bb1a534fc5db116505
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7566f4c14b0a00bb1a534fc5db116505

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7566f4c14b0a00bb1a534fc5db116505",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
