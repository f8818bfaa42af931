/**
 * @generated SignedSource<<9c9e4ac99a28718dd22fcfe5601624c4>>
 * @relayHash a4b5a82e3b9f1a43bfb47197595787ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b2634f8c6935435c4096d3993348fc86ec6a528bd76b63fda41173823680707

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnSubmissionsScreenQuery } from './OwnSubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnSubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b2634f8c6935435c4096d3993348fc86ec6a528bd76b63fda41173823680707",
    "metadata": {},
    "name": "OwnSubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
