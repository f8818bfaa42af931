/**
 * @generated SignedSource<<a02e57f5f60b16f5c54fbd122333a7c3>>
 * @relayHash 037a9858e332fac7fda65d5157dfa335
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 037a9858e332fac7fda65d5157dfa335

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinderScreenQuery } from './FinderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "037a9858e332fac7fda65d5157dfa335",
    "metadata": {},
    "name": "FinderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
