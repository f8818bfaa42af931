/**
 * @generated SignedSource<<8e6df9f4b4d3ba519cf037a67bd04837>>
 * @relayHash d8f1a94da16a6b5cad6b9421a0339643
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b2c2f85dfe4ea40841cc9cd592f5c11706e8a5308491d5cf067fc01145b13ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b2c2f85dfe4ea40841cc9cd592f5c11706e8a5308491d5cf067fc01145b13ce",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
