/**
 * @generated SignedSource<<db3c3c54139edfbb11622b25a534b2f7>>
 * @relayHash 1478d0dee3b33c980f47642f9268196a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1478d0dee3b33c980f47642f9268196a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutsScreenQuery } from './PayoutsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1478d0dee3b33c980f47642f9268196a",
    "metadata": {},
    "name": "PayoutsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
