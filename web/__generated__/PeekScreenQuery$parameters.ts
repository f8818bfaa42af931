/**
 * @generated SignedSource<<135a393267f4a0edf28880328ee26256>>
 * @relayHash c8b9148a16e066c4a6d8925a4470e008
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8b9148a16e066c4a6d8925a4470e008

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8b9148a16e066c4a6d8925a4470e008",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
