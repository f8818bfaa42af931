/**
 * @generated SignedSource<<94b9b3bb55bf381f021359366a642570>>
 * @relayHash e693667c50718ec934e849f97b8b898a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7775a26ed5992310c2ad388d1c0d08994928b557c7306ad8ba2591f6634d2ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7775a26ed5992310c2ad388d1c0d08994928b557c7306ad8ba2591f6634d2ba",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
