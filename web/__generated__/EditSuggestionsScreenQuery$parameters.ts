/**
 * @generated SignedSource<<03b4bc804a0a2821eff26bd5ba8e0ed5>>
 * @relayHash ef3f236e1367be0bd927ffb8b593ede5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef3f236e1367be0bd927ffb8b593ede5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSuggestionsScreenQuery } from './EditSuggestionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditSuggestionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef3f236e1367be0bd927ffb8b593ede5",
    "metadata": {},
    "name": "EditSuggestionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
