/**
 * @generated SignedSource<<d1af46c7dce5123cc49ceb4a604cfce2>>
 * @relayHash 1848615819685e64681d92491ba9cecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d026c8b8bea3f824d91f14d53d3d08105f216539ebf4c361019d79dda362322

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PasswordScreenQuery } from './PasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<PasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d026c8b8bea3f824d91f14d53d3d08105f216539ebf4c361019d79dda362322",
    "metadata": {},
    "name": "PasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
