/**
 * @generated SignedSource<<758ebe54f4ee975e16b399832456c3e9>>
 * @relayHash 727caf0f9d4b6c92d504df978bbea8bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 727caf0f9d4b6c92d504df978bbea8bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnverifiedScreenQuery } from './UnverifiedScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnverifiedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "727caf0f9d4b6c92d504df978bbea8bd",
    "metadata": {},
    "name": "UnverifiedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
