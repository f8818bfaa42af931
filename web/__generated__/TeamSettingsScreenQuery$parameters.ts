/**
 * @generated SignedSource<<8bbc4d5363153189c86ad237f08a1abf>>
 * @relayHash 062ceec5b55d74aa7b4be4708959d477
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 062ceec5b55d74aa7b4be4708959d477

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSettingsScreenQuery } from './TeamSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "062ceec5b55d74aa7b4be4708959d477",
    "metadata": {},
    "name": "TeamSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
