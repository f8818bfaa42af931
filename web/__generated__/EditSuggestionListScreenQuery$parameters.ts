/**
 * @generated SignedSource<<f6f03e032092db62d56a968363baf6ec>>
 * @relayHash fe793e292aebc016c898891566bdcd9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe793e292aebc016c898891566bdcd9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSuggestionListScreenQuery } from './EditSuggestionListScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditSuggestionListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe793e292aebc016c898891566bdcd9b",
    "metadata": {},
    "name": "EditSuggestionListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
