/**
 * @generated SignedSource<<53c0e6ff173a328020603a18d828cc37>>
 * @relayHash 48730b609de4ee493d54e739824a7e5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48730b609de4ee493d54e739824a7e5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputListScreenQuery } from './OutputListScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48730b609de4ee493d54e739824a7e5e",
    "metadata": {},
    "name": "OutputListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
