/**
 * @generated SignedSource<<c4d2c7e5a74c7e7d2c1e90a4ccda498e>>
 * @relayHash e6771f332fb95cb4d045cf3129433aba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6771f332fb95cb4d045cf3129433aba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFrameQuery } from './TeamFrameQuery.graphql';

const node: PreloadableConcreteRequest<TeamFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6771f332fb95cb4d045cf3129433aba",
    "metadata": {},
    "name": "TeamFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
