/**
 * @generated SignedSource<<c8c8b1332c0a4e810f7c014d8666b5bd>>
 * @relayHash a6f99588dc4c90b5a2ae0928069bbc2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10fcf1268d1cd9de7de66b76c63297b0b03c3200492871190d803dd78efd8715

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LaunchScreenQuery } from './LaunchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LaunchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10fcf1268d1cd9de7de66b76c63297b0b03c3200492871190d803dd78efd8715",
    "metadata": {},
    "name": "LaunchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
