/**
 * @generated SignedSource<<d8f0f88cbb8e3a9de3bf46a0dfe082a3>>
 * @relayHash 457717a301662e42a64c6824a1629126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 457717a301662e42a64c6824a1629126

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnSubmissionsScreenQuery } from './OwnSubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnSubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "457717a301662e42a64c6824a1629126",
    "metadata": {},
    "name": "OwnSubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
