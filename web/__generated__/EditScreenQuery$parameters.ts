/**
 * @generated SignedSource<<944eae7d1580786221d6efa191738171>>
 * @relayHash 3b5eb999361ecfb11ccb80dcf7b5c08c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b5eb999361ecfb11ccb80dcf7b5c08c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b5eb999361ecfb11ccb80dcf7b5c08c",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
