/**
 * @generated SignedSource<<b54c5efb6ed83699fd8cceef2f5696e0>>
 * @relayHash 505b176285678cc4687064a8ae729e2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a84ac3ef435e9b2f70650eff1235aad3daa178728023362cacec5d24761cbbb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a84ac3ef435e9b2f70650eff1235aad3daa178728023362cacec5d24761cbbb5",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
