/**
 * @generated SignedSource<<339381e0041650ab936712a0b438a9a5>>
 * @relayHash 14b77c208144b6b21186179c569d1c94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14b77c208144b6b21186179c569d1c94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14b77c208144b6b21186179c569d1c94",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
