/**
 * @generated SignedSource<<b9a9ae5178b28705f434bd2c3fe74ae3>>
 * @relayHash 1477a0b13f7c063bbf0c5f370ac64a43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1477a0b13f7c063bbf0c5f370ac64a43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1477a0b13f7c063bbf0c5f370ac64a43",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
