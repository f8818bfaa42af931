/**
 * @generated SignedSource<<a9cbf66c06b089482cfef7dca7b756d4>>
 * @relayHash 9dca0fc920fd95cd6e34eba0a6e66679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dca0fc920fd95cd6e34eba0a6e66679

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicationsScreenQuery } from './ApplicationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dca0fc920fd95cd6e34eba0a6e66679",
    "metadata": {},
    "name": "ApplicationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
