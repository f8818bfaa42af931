/**
 * @generated SignedSource<<7ca7567d4a4b61e79f39dc685b1e4438>>
 * @relayHash 4eb500e80ffd0736cb8aee67309036da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb500e80ffd0736cb8aee67309036da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eb500e80ffd0736cb8aee67309036da",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
