/**
 * @generated SignedSource<<988aa2744feacbd966199e293be6ed84>>
 * @relayHash 36687c3b81d0ae548d844c5e2533c7ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 348a020aa97e6aecf148bf2f4049e5d3846c09b27680486541e4f2dbdab19223

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "348a020aa97e6aecf148bf2f4049e5d3846c09b27680486541e4f2dbdab19223",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
