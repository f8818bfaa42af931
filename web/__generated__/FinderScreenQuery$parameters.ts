/**
 * @generated SignedSource<<e5a1dc6451574e0c986340457363edb2>>
 * @relayHash 8d5004919ef9e95e1f237300f08d0894
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d5004919ef9e95e1f237300f08d0894

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinderScreenQuery } from './FinderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d5004919ef9e95e1f237300f08d0894",
    "metadata": {},
    "name": "FinderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
