/**
 * @generated SignedSource<<8a03a19042dde777703ed5b91e6eb905>>
 * @relayHash 6a5d392f0bc3019038f51cc871431cdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a5d392f0bc3019038f51cc871431cdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a5d392f0bc3019038f51cc871431cdf",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
