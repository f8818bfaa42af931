/**
 * @generated SignedSource<<a88d2840ab4d668db31eb2b280b6abd5>>
 * @relayHash 1167adc828454128109958ee253e6324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f411ad556d4677901e1737c7391de25de6fc424099642c86f1db7b8bd4a5fda9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutsScreenQuery } from './PayoutsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f411ad556d4677901e1737c7391de25de6fc424099642c86f1db7b8bd4a5fda9",
    "metadata": {},
    "name": "PayoutsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
