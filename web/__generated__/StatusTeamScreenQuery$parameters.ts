/**
 * @generated SignedSource<<38b4bd3d10bcc94ef4937b3ee7c9edf9>>
 * @relayHash dcce3bc440b0fac160d40202e051744a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcce3bc440b0fac160d40202e051744a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusTeamScreenQuery } from './StatusTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcce3bc440b0fac160d40202e051744a",
    "metadata": {},
    "name": "StatusTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
