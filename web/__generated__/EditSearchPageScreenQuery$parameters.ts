/**
 * @generated SignedSource<<2ac2135b6ad1a7d376c2ec4d16e0ddda>>
 * @relayHash 0142e0a43356c4ab2104c62276d1360b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0142e0a43356c4ab2104c62276d1360b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSearchPageScreenQuery } from './EditSearchPageScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditSearchPageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0142e0a43356c4ab2104c62276d1360b",
    "metadata": {},
    "name": "EditSearchPageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
