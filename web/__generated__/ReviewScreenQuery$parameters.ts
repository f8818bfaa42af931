/**
 * @generated SignedSource<<a6c129b6f119208cacb9d17b7dd9f969>>
 * @relayHash d488ec418ced9226edff1dd1bcfb2fc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d488ec418ced9226edff1dd1bcfb2fc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d488ec418ced9226edff1dd1bcfb2fc3",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
