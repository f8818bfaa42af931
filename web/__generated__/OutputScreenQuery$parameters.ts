/**
 * @generated SignedSource<<c7f8ce5e62c301ec2cd690c1d4a396eb>>
 * @relayHash 71b62788e14b31422c096149b2aeec03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d83d5125664d46abefeb1ccca45df76388f371f9c51e5c4d252f5c6db28d66d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputScreenQuery } from './OutputScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d83d5125664d46abefeb1ccca45df76388f371f9c51e5c4d252f5c6db28d66d",
    "metadata": {},
    "name": "OutputScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
