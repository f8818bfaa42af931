/**
 * @generated SignedSource<<fdf462ec91a64aee678969bd95856c28>>
 * @relayHash df30704faef3d350eb44329a8b765c9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df30704faef3d350eb44329a8b765c9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckScreenQuery } from './CheckScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df30704faef3d350eb44329a8b765c9a",
    "metadata": {},
    "name": "CheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
