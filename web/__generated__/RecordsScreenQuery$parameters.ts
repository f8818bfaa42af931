/**
 * @generated SignedSource<<7abf4b91aebc9d7d7fe6a73ab3d4a0f2>>
 * @relayHash 969546325173d7e7b31af068130bdd06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 969546325173d7e7b31af068130bdd06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsScreenQuery } from './RecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "969546325173d7e7b31af068130bdd06",
    "metadata": {},
    "name": "RecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
