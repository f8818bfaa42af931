/**
 * @generated SignedSource<<88c4a48e1ff25bc7dda22c58319a94a8>>
 * @relayHash 10f661120630a194b7809346fd5443a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10f661120630a194b7809346fd5443a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersionScreenQuery } from './VersionScreenQuery.graphql';

const node: PreloadableConcreteRequest<VersionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10f661120630a194b7809346fd5443a7",
    "metadata": {},
    "name": "VersionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
