/**
 * @generated SignedSource<<88d0be6b1c46f4eadbf4bcd222a8b991>>
 * @relayHash 0b999210ecb6b5149a9962d1290cd164
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d1f35ec6d2cd29646bda5a5da3f926eb9ccaab347cd9aabdad82a98e70f702e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d1f35ec6d2cd29646bda5a5da3f926eb9ccaab347cd9aabdad82a98e70f702e",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
