/**
 * @generated SignedSource<<4d697c4fe0b15d7774328a3b50a02ba7>>
 * @relayHash 15f11cbcffe8491d1fb8db8e271bfbd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15f11cbcffe8491d1fb8db8e271bfbd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15f11cbcffe8491d1fb8db8e271bfbd7",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
