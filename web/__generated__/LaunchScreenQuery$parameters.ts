/**
 * @generated SignedSource<<dcff6e880b83e5528eba3958a9f1950f>>
 * @relayHash 30ed6dab245c8e4a0456cac05c3ff003
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30ed6dab245c8e4a0456cac05c3ff003

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LaunchScreenQuery } from './LaunchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LaunchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30ed6dab245c8e4a0456cac05c3ff003",
    "metadata": {},
    "name": "LaunchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
