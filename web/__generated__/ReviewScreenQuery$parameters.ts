/**
 * @generated SignedSource<<0e594c17951c49e169f7e85637a58647>>
 * @relayHash 0ef034ed91f954d087bd4c551eb252a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ef034ed91f954d087bd4c551eb252a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ef034ed91f954d087bd4c551eb252a1",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
