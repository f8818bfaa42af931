/**
 * @generated SignedSource<<b0365ca7bbd896142bba4c9266c1ef09>>
 * @relayHash 7076c287f85a9951a082f601bb49a163
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7076c287f85a9951a082f601bb49a163

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinderScreenQuery } from './FinderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7076c287f85a9951a082f601bb49a163",
    "metadata": {},
    "name": "FinderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
