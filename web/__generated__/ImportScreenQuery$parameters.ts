/**
 * @generated SignedSource<<fe8d08661210e7cc48c831bee363f58e>>
 * @relayHash 445729f4ef5eb61b79316fb291dd55c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 445729f4ef5eb61b79316fb291dd55c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportScreenQuery } from './ImportScreenQuery.graphql';

const node: PreloadableConcreteRequest<ImportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "445729f4ef5eb61b79316fb291dd55c1",
    "metadata": {},
    "name": "ImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
