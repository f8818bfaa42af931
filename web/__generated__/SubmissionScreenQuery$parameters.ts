/**
 * @generated SignedSource<<8a0ba46be5051439b899f0fdff0e7672>>
 * @relayHash 5452b4ff1c8364e129ab258cbdbce15e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccab6448226aa561b216abe3cc9c3656550c99177b270c69a6553bc20ab237d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccab6448226aa561b216abe3cc9c3656550c99177b270c69a6553bc20ab237d7",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
