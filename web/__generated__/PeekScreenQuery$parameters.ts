/**
 * @generated SignedSource<<5a841ea7c6699b4b216e29db24c482af>>
 * @relayHash cbf0611a5aff92693516fa8f63f88bb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbf0611a5aff92693516fa8f63f88bb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbf0611a5aff92693516fa8f63f88bb1",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
