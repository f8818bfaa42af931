/**
 * @generated SignedSource<<44787a1d6590c0eab2bda16bf66b47fb>>
 * @relayHash ea1679771426d232f9649576daf95d57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea1679771426d232f9649576daf95d57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea1679771426d232f9649576daf95d57",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
