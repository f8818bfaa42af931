/**
 * @generated SignedSource<<fc71e07d79fbab1d50dc5330ab792fc7>>
 * @relayHash 2effeeb68febe00727488fb28254e973
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a66bbdf7705fc6408cad5f40749f895c016fabcbee181efd3c8204a03471c81a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a66bbdf7705fc6408cad5f40749f895c016fabcbee181efd3c8204a03471c81a",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
