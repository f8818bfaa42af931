/**
 * @generated SignedSource<<90059c2c88516a8eaec934f44d9b0407>>
 * @relayHash df8f332557243f73b38ea9c046c45727
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df8f332557243f73b38ea9c046c45727

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputsScreenQuery } from './OutputsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df8f332557243f73b38ea9c046c45727",
    "metadata": {},
    "name": "OutputsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
