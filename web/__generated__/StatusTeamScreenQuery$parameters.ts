/**
 * @generated SignedSource<<27ac435fc9545f263faf01b265bf73c6>>
 * @relayHash ebb9d1cc4791734f4ac86741702f89a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebb9d1cc4791734f4ac86741702f89a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusTeamScreenQuery } from './StatusTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebb9d1cc4791734f4ac86741702f89a3",
    "metadata": {},
    "name": "StatusTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
