/**
 * @generated SignedSource<<dee3babe05771f4c4d5f71f39852e989>>
 * @relayHash 260c195a64b9a646fa30e44fd53e687e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c7002e5fef24127ebb312d3cf21830b286677edf7defbc3d2e49fd99e6923b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c7002e5fef24127ebb312d3cf21830b286677edf7defbc3d2e49fd99e6923b5",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
