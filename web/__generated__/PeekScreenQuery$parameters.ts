/**
 * @generated SignedSource<<735618dde00f734f89c4832d0618b4ea>>
 * @relayHash 51f3e587ece2ac276ee5bbff786716ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51f3e587ece2ac276ee5bbff786716ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51f3e587ece2ac276ee5bbff786716ab",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
