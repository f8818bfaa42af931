/**
 * @generated SignedSource<<d788f6896613b91e39aa6132340c0585>>
 * @relayHash dcebdb35317a0a49fce5749cc8690cfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcebdb35317a0a49fce5749cc8690cfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MisfitsScreenQuery } from './MisfitsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MisfitsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcebdb35317a0a49fce5749cc8690cfa",
    "metadata": {},
    "name": "MisfitsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
