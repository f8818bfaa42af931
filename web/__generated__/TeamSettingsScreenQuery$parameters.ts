/**
 * @generated SignedSource<<868d1544d9ff7bb66fc819555e866466>>
 * @relayHash 7428615bbb092803c51f1dc3cadaf5b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8b4ceb7656fbae01bf84795bc01850229ad4fd09c19638b15eccb086968ad42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8b4ceb7656fbae01bf84795bc01850229ad4fd09c19638b15eccb086968ad42",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
