/**
 * @generated SignedSource<<41aeca31c20e696a140e1a1be74a9180>>
 * @relayHash aad9b3ebd1ab66ac96f0d7ae1ac9dd50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aad9b3ebd1ab66ac96f0d7ae1ac9dd50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSuggestionListScreenQuery } from './EditSuggestionListScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditSuggestionListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aad9b3ebd1ab66ac96f0d7ae1ac9dd50",
    "metadata": {},
    "name": "EditSuggestionListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
