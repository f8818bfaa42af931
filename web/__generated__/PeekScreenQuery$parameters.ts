/**
 * @generated SignedSource<<5ba4d7227d251bedf594ad5821f5dafd>>
 * @relayHash bc28acf9f0ea360a304b5f588e146b8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc28acf9f0ea360a304b5f588e146b8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc28acf9f0ea360a304b5f588e146b8b",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
