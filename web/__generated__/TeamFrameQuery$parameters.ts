/**
 * @generated SignedSource<<eca4931f6bdc20d26a31d23714c2aacd>>
 * @relayHash c303cd7b31de6c94c24e92990b972014
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1d0023fe99eaf9f8a70d79d8168fd5110e04ee3a5e19d8f4bb6b0d5de3b5c8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFrameQuery } from './TeamFrameQuery.graphql';

const node: PreloadableConcreteRequest<TeamFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1d0023fe99eaf9f8a70d79d8168fd5110e04ee3a5e19d8f4bb6b0d5de3b5c8d",
    "metadata": {},
    "name": "TeamFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
