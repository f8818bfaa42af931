/**
 * @generated SignedSource<<49e2bb4de00dbfb632314903079a4414>>
 * @relayHash e1d61aea8e870f26f24d95259fc78f65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29c7b639eb9cf831ad636565ac44481b6fd9d17ed271e76c08b81b45210c44f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29c7b639eb9cf831ad636565ac44481b6fd9d17ed271e76c08b81b45210c44f8",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
