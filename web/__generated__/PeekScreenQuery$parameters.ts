/**
 * @generated SignedSource<<8d9219dc1b48dd09bd3b258389add828>>
 * @relayHash f4b749c1ee7cfefbe69db4d71418efcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4b749c1ee7cfefbe69db4d71418efcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4b749c1ee7cfefbe69db4d71418efcc",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
