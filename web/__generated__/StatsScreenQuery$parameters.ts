/**
 * @generated SignedSource<<d49a0b0a5b742640189cb3f293fd2f57>>
 * @relayHash 7492dfe486328d1f363f8f54e0eefc76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7492dfe486328d1f363f8f54e0eefc76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7492dfe486328d1f363f8f54e0eefc76",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
