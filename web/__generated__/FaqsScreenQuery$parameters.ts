/**
 * @generated SignedSource<<f22184c6a793a30bb20b77d458fb12d5>>
 * @relayHash aedfbb9e575e7a17de8d8cda6ee8d15e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aedfbb9e575e7a17de8d8cda6ee8d15e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aedfbb9e575e7a17de8d8cda6ee8d15e",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
