/**
 * @generated SignedSource<<0780947094c763d0ff02e5398adead13>>
 * @relayHash c56e9c63e33d53384f0f2ac16f536786
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22fbb8bcfa5d66f0b6abd01425056f19b308f78b139f3d115c28f4464b3d48a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatedTeamsScreenQuery } from './OperatedTeamsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatedTeamsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22fbb8bcfa5d66f0b6abd01425056f19b308f78b139f3d115c28f4464b3d48a2",
    "metadata": {},
    "name": "OperatedTeamsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
