/**
 * @generated SignedSource<<55583c86f5731e53c2a47539fe93a6be>>
 * @relayHash 95ba3cc71ac2dcc64ceb37def2d7ba94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95ba3cc71ac2dcc64ceb37def2d7ba94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSuggestionsScreenQuery } from './EditSuggestionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditSuggestionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95ba3cc71ac2dcc64ceb37def2d7ba94",
    "metadata": {},
    "name": "EditSuggestionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
