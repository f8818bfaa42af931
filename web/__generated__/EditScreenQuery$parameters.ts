/**
 * @generated SignedSource<<e3625d641287d4ee29e2ef6f849a456f>>
 * @relayHash a1bcafddb0c61b8e2a54a0f01aa6892a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1bcafddb0c61b8e2a54a0f01aa6892a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1bcafddb0c61b8e2a54a0f01aa6892a",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
