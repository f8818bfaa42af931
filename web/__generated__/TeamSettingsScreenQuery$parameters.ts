/**
 * @generated SignedSource<<eb888f44d28d0b912a94e83cb4866394>>
 * @relayHash 299ef2447e9a132c8c5a67a21e3afb09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 299ef2447e9a132c8c5a67a21e3afb09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "299ef2447e9a132c8c5a67a21e3afb09",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
