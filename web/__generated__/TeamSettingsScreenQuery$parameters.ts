/**
 * @generated SignedSource<<b0d635ff7bb20332265aa99dadc37347>>
 * @relayHash 1dbe30869e80e01b6be333bd0eabe942
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dbe30869e80e01b6be333bd0eabe942

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1dbe30869e80e01b6be333bd0eabe942",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
