/**
 * @generated SignedSource<<53195d0121e9b6091c50ac3fb4d78bdb>>
 * @relayHash a1ca88894dd3ec64a0a51bbfee440ac0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1ca88894dd3ec64a0a51bbfee440ac0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1ca88894dd3ec64a0a51bbfee440ac0",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
