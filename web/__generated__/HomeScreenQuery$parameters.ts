/**
 * @generated SignedSource<<6fc9d02b0b71230ac77ef710fe02ca7f>>
 * @relayHash a7f0ab1862fd8c99127937b71dce7db1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7f0ab1862fd8c99127937b71dce7db1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7f0ab1862fd8c99127937b71dce7db1",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
