/**
 * @generated SignedSource<<d8ece5215ddacf74a5507a6cfe78c988>>
 * @relayHash f32867787939d866386f69add53ece4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f32867787939d866386f69add53ece4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f32867787939d866386f69add53ece4b",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
