/**
 * @generated SignedSource<<de31c404f7b0c1dfa004c1f09237c3cf>>
 * @relayHash 844ce92c92231d9e3f4174307238949c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 844ce92c92231d9e3f4174307238949c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "844ce92c92231d9e3f4174307238949c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
