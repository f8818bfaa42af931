/**
 * @generated SignedSource<<63c21c3cd92952752ea2f98657436a25>>
 * @relayHash 23aa75032dd561aaa6045517f2231c83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23aa75032dd561aaa6045517f2231c83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSuggestionsScreenQuery } from './EditSuggestionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditSuggestionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23aa75032dd561aaa6045517f2231c83",
    "metadata": {},
    "name": "EditSuggestionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
