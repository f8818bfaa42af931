/**
 * @generated SignedSource<<8a0a4e6b8d94d59affa81f60b79e5f05>>
 * @relayHash 5750e162cf2961e80c7e4f89efaf4396
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5750e162cf2961e80c7e4f89efaf4396

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5750e162cf2961e80c7e4f89efaf4396",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
