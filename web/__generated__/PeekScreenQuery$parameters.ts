/**
 * @generated SignedSource<<8f459eaa4c8bfa854c49a9c1a9043c7a>>
 * @relayHash 6644fa6006a76c39d8098f1bd466ffb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6644fa6006a76c39d8098f1bd466ffb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6644fa6006a76c39d8098f1bd466ffb6",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
