/**
 * @generated SignedSource<<f4e8a041cddba95a6c9b146b4d6d38a6>>
 * @relayHash 3d1868f6628d4ca6ba37b9fdd67ff2f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d1868f6628d4ca6ba37b9fdd67ff2f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d1868f6628d4ca6ba37b9fdd67ff2f1",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
