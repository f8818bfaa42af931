/**
 * @generated SignedSource<<5e958dbd12a727b10e62957ab26debac>>
 * @relayHash bd31908b5e39f3b7b0c5f9d1fd4a7c17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd31908b5e39f3b7b0c5f9d1fd4a7c17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd31908b5e39f3b7b0c5f9d1fd4a7c17",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
