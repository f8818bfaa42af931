/**
 * @generated SignedSource<<0c08c6c52a1cdc1c91cb1d4ece4b4d64>>
 * @relayHash c7436a928a0c81394da135aae21fb3f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0519ae3ee71a4055c89fc4ca187fbd62310900dce3f83461c4dacd4b7e9f945a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0519ae3ee71a4055c89fc4ca187fbd62310900dce3f83461c4dacd4b7e9f945a",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
