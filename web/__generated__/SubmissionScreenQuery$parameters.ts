/**
 * @generated SignedSource<<46b691a67791ef144569c849ad2a8403>>
 * @relayHash 2bd12fbb498dcff78aa40af60d3e67ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bd12fbb498dcff78aa40af60d3e67ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bd12fbb498dcff78aa40af60d3e67ff",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
