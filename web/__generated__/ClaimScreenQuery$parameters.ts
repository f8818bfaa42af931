/**
 * @generated SignedSource<<fd6fe08a7788012323bab44736e7fbd2>>
 * @relayHash cf7f39f1801315510c909f051d572f11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c7b7ee5bc1453e288499ece0839ad546b828ac34bad4309d47dd3cb9c04b674

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimScreenQuery } from './ClaimScreenQuery.graphql';

const node: PreloadableConcreteRequest<ClaimScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c7b7ee5bc1453e288499ece0839ad546b828ac34bad4309d47dd3cb9c04b674",
    "metadata": {},
    "name": "ClaimScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
