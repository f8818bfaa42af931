/**
 * @generated SignedSource<<c0c5585e03244a47fe9f26f1b3a5b002>>
 * @relayHash d49e4f84aa58601b4a7040e9b02af49e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1db4bb264cdb5c2724a32b4d44c49609c6c226dd2679444b0818d3b762e0c6ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1db4bb264cdb5c2724a32b4d44c49609c6c226dd2679444b0818d3b762e0c6ad",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
