/**
 * @generated SignedSource<<c6a49070eaa78003e23e6d0a066cb461>>
 * @relayHash d9f7b45e6b254351bc557c589bbbfe92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9f7b45e6b254351bc557c589bbbfe92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9f7b45e6b254351bc557c589bbbfe92",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
