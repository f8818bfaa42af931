/**
 * @generated SignedSource<<a55bf59923e3788591f23eb1c548b8de>>
 * @relayHash f1d31bf1ffdcccb2c431db946a2bd873
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1d31bf1ffdcccb2c431db946a2bd873

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1d31bf1ffdcccb2c431db946a2bd873",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
