/**
 * @generated SignedSource<<444e7ded16f1df59af9439fee4772ca8>>
 * @relayHash debb5e299e9993a7e786906118947f80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID debb5e299e9993a7e786906118947f80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinderScreenQuery } from './FinderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "debb5e299e9993a7e786906118947f80",
    "metadata": {},
    "name": "FinderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
