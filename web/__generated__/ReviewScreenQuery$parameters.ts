/**
 * @generated SignedSource<<57fb9087c9eecece87104ed8ce1bc615>>
 * @relayHash d09d25724cb8c3d52be4bd8517a94a9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ed672bbaa2039b0edc1bf2dcfe1c95922197cb220b039dffef88939c01d619

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9ed672bbaa2039b0edc1bf2dcfe1c95922197cb220b039dffef88939c01d619",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
