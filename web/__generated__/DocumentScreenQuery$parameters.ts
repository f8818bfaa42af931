/**
 * @generated SignedSource<<4fe7c099e1a2ff03c8de82b812027829>>
 * @relayHash fce207fe89ca179b415d2da223c4bcb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fce207fe89ca179b415d2da223c4bcb3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fce207fe89ca179b415d2da223c4bcb3",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
