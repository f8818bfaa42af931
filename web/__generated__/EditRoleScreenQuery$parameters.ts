/**
 * @generated SignedSource<<9c6a8554004852ea12851d3fe658077f>>
 * @relayHash 3fc5fe2fd6aa4aab25504ef0a6bfb553
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e438fa39b0d3f1b4b45bcf07fb42f56b09176eb207aaee770a065066efabbd45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditRoleScreenQuery } from './EditRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e438fa39b0d3f1b4b45bcf07fb42f56b09176eb207aaee770a065066efabbd45",
    "metadata": {},
    "name": "EditRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
