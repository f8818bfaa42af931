/**
 * @generated SignedSource<<59b3333d2cc9d95b6dd0967416f1ec6b>>
 * @relayHash 505b176285678cc4687064a8ae729e2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 505b176285678cc4687064a8ae729e2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "505b176285678cc4687064a8ae729e2a",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
