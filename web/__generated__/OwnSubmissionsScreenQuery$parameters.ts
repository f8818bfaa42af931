/**
 * @generated SignedSource<<9fb153594aed390a2d6e7b6fa62f2b51>>
 * @relayHash 8ac7cc6484a99d02326102711c8d2488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04795d6b585b3ad414ec54139f344bffee262cd1a04a9d660b41e4ee25151225

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnSubmissionsScreenQuery } from './OwnSubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnSubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04795d6b585b3ad414ec54139f344bffee262cd1a04a9d660b41e4ee25151225",
    "metadata": {},
    "name": "OwnSubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
