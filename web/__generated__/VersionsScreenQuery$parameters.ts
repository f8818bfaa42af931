/**
 * @generated SignedSource<<19697c711ce39f258ea98c1e0ac135fb>>
 * @relayHash fe150d1f4197cd3ada2bcdfd2d46809b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe150d1f4197cd3ada2bcdfd2d46809b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersionsScreenQuery } from './VersionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VersionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe150d1f4197cd3ada2bcdfd2d46809b",
    "metadata": {},
    "name": "VersionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
