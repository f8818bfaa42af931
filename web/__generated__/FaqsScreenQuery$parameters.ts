/**
 * @generated SignedSource<<8dc6faae399e097a6b91f75acbeb107a>>
 * @relayHash 44c1016bd6f82fcaa4ba8f0e1df5aa5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44c1016bd6f82fcaa4ba8f0e1df5aa5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44c1016bd6f82fcaa4ba8f0e1df5aa5a",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
