/**
 * @generated SignedSource<<80762027846324eaa4712280cebdf834>>
 * @relayHash fd0c5efcfe985c710c14e44aa1e0cd98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca052c369d6694dae7ebb0efc3bc49797ffab87bf5b251a107ef032252cbb3d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFormsScreenQuery } from './TeamFormsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamFormsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca052c369d6694dae7ebb0efc3bc49797ffab87bf5b251a107ef032252cbb3d8",
    "metadata": {},
    "name": "TeamFormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
