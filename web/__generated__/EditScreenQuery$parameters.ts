/**
 * @generated SignedSource<<087a10a1e36bf96ec461fa13a47f5265>>
 * @relayHash c4560f2b0e5293e2030f5802fcfbd2c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4560f2b0e5293e2030f5802fcfbd2c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4560f2b0e5293e2030f5802fcfbd2c4",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
