/**
 * @generated SignedSource<<081b787dd008142fcbd761df8e7105dc>>
 * @relayHash 791b089d4e4715e8b3b98bd09ad876e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e171ecccd931384a079dd0f094c2272a31e1efed9bc9c958fd135bb24be281ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e171ecccd931384a079dd0f094c2272a31e1efed9bc9c958fd135bb24be281ae",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
