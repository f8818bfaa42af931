/**
 * @generated SignedSource<<3ea7672f84c8e16b3ca556582e9a71e5>>
 * @relayHash 727caf0f9d4b6c92d504df978bbea8bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4b625a125de7a02d4a71bd1b4484226f3458c4fa53bbe4875981ca8f3194db0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnverifiedScreenQuery } from './UnverifiedScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnverifiedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4b625a125de7a02d4a71bd1b4484226f3458c4fa53bbe4875981ca8f3194db0",
    "metadata": {},
    "name": "UnverifiedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
