/**
 * @generated SignedSource<<3cee5c17dff41d9a4dc1b55e8dc7b5c4>>
 * @relayHash c20ebdb03a07d45c0ecc42fe814925bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c20ebdb03a07d45c0ecc42fe814925bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnSubmissionsScreenQuery } from './OwnSubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnSubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c20ebdb03a07d45c0ecc42fe814925bb",
    "metadata": {},
    "name": "OwnSubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
