/**
 * @generated SignedSource<<2d0eb01c02f0972a2f08c059c1d44b92>>
 * @relayHash 1ddc3a09ec00b177269b5befad6e226d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ddc3a09ec00b177269b5befad6e226d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ddc3a09ec00b177269b5befad6e226d",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
