/**
 * @generated SignedSource<<3ccc3747e96d6d4dfd3d3a21603b4c24>>
 * @relayHash de3f75f7c9de49667c85896e7d3f9363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3f75f7c9de49667c85896e7d3f9363

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewFormScreenQuery } from './NewFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de3f75f7c9de49667c85896e7d3f9363",
    "metadata": {},
    "name": "NewFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
