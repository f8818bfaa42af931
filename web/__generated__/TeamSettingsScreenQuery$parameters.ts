/**
 * @generated SignedSource<<34c104394fda4e5832f34f75b4dea6e5>>
 * @relayHash 791b089d4e4715e8b3b98bd09ad876e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 791b089d4e4715e8b3b98bd09ad876e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "791b089d4e4715e8b3b98bd09ad876e6",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
