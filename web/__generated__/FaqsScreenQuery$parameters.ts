/**
 * @generated SignedSource<<70c2d14fb1f85dc6f761fa3844c137db>>
 * @relayHash 66b55dc7fea68a572fffa5d87fe9f082
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66b55dc7fea68a572fffa5d87fe9f082

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66b55dc7fea68a572fffa5d87fe9f082",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
