/**
 * @generated SignedSource<<27fe779fddea32e391476347768a01b3>>
 * @relayHash 86f358cc9a9fb568b4a361f0ef0e42fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a48b020202cd60bc60e448b6d6a10f1bcc98907e002204629fa122e0663f5cf5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a48b020202cd60bc60e448b6d6a10f1bcc98907e002204629fa122e0663f5cf5",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
