/**
 * @generated SignedSource<<f027e4c33847f7961a419cc35ebb7135>>
 * @relayHash 3467150eddc0ee72889d2548bf597d74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3467150eddc0ee72889d2548bf597d74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3467150eddc0ee72889d2548bf597d74",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
