/**
 * @generated SignedSource<<da03e65d7c3d7aae79c4002d3d87c19f>>
 * @relayHash 70d958416382a2012d08b1c06923bb28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70d958416382a2012d08b1c06923bb28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutsScreenQuery } from './PayoutsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70d958416382a2012d08b1c06923bb28",
    "metadata": {},
    "name": "PayoutsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
