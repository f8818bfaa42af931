/**
 * @generated SignedSource<<0e6ea99d34c3a7c3cdc7d0307833192a>>
 * @relayHash 32b0404d52f3943d67502786df925306
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60a65ffe6dccafd0a1aabcceb6e076d3a989fcdf6505596061535295d16064fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPasswordScreenQuery } from './NewPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60a65ffe6dccafd0a1aabcceb6e076d3a989fcdf6505596061535295d16064fe",
    "metadata": {},
    "name": "NewPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
