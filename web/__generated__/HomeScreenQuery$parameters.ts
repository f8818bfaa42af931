/**
 * @generated SignedSource<<fbbb0a668bb8457f401f0555e39559f7>>
 * @relayHash 46eeb63924c4e5613e6d40eec7125d62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7754370fc58be872668897f7f175e7fb3dff5076ccdc02bcbb24168a8cb4a588

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7754370fc58be872668897f7f175e7fb3dff5076ccdc02bcbb24168a8cb4a588",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
