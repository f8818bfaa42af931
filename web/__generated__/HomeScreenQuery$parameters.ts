/**
 * @generated SignedSource<<752287c3d7842f577413b0bd2dc14d5d>>
 * @relayHash 55d440aa9f6ccd9556e26f2110ede581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55d440aa9f6ccd9556e26f2110ede581

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55d440aa9f6ccd9556e26f2110ede581",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
