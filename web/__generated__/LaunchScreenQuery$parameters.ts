/**
 * @generated SignedSource<<fa3790bfcb06d92e3a18f116595da708>>
 * @relayHash d6b380d4e349ad13a9635eada6d6b664
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6b380d4e349ad13a9635eada6d6b664

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LaunchScreenQuery } from './LaunchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LaunchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6b380d4e349ad13a9635eada6d6b664",
    "metadata": {},
    "name": "LaunchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
