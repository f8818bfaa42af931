/**
 * @generated SignedSource<<1e023fdd7a55c509757b076a2cc19c8e>>
 * @relayHash 43e68e9422eb6abb96b971838ce36e54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43e68e9422eb6abb96b971838ce36e54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43e68e9422eb6abb96b971838ce36e54",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
