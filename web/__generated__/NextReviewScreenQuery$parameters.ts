/**
 * @generated SignedSource<<8d4872644623dc8694d02153736c43a0>>
 * @relayHash 567d6ed62bff23bef7e9ceb39191853b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 567d6ed62bff23bef7e9ceb39191853b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NextReviewScreenQuery } from './NextReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<NextReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "567d6ed62bff23bef7e9ceb39191853b",
    "metadata": {},
    "name": "NextReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
