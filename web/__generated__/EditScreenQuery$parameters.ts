/**
 * @generated SignedSource<<c65dbcbe0a1d2db9f26e7df3dc8e3d60>>
 * @relayHash 03ff74c37e7c119745e6cfa2e62af812
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03ff74c37e7c119745e6cfa2e62af812

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03ff74c37e7c119745e6cfa2e62af812",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
