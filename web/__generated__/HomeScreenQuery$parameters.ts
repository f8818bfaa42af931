/**
 * @generated SignedSource<<141886ddf0b6b56e24cfd31201413123>>
 * @relayHash 36687c3b81d0ae548d844c5e2533c7ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36687c3b81d0ae548d844c5e2533c7ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36687c3b81d0ae548d844c5e2533c7ac",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
