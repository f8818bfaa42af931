/**
 * @generated SignedSource<<caabd1bd9266d6947f255ee913416c38>>
 * @relayHash 97703b09f49d80e4bd12d1c87c53e651
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97703b09f49d80e4bd12d1c87c53e651

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantViewScreenQuery } from './ApplicantViewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantViewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97703b09f49d80e4bd12d1c87c53e651",
    "metadata": {},
    "name": "ApplicantViewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
