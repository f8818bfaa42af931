/**
 * @generated SignedSource<<6f04236d911b8e8c6301b8972e0600a9>>
 * @relayHash 762856e791d7830e11380033a325e26a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 762856e791d7830e11380033a325e26a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSuggestionListScreenQuery } from './EditSuggestionListScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditSuggestionListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "762856e791d7830e11380033a325e26a",
    "metadata": {},
    "name": "EditSuggestionListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
