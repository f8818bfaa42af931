/**
 * @generated SignedSource<<207714067e22dc15590c03fa92d7190c>>
 * @relayHash fd0c5efcfe985c710c14e44aa1e0cd98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd0c5efcfe985c710c14e44aa1e0cd98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFormsScreenQuery } from './TeamFormsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamFormsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd0c5efcfe985c710c14e44aa1e0cd98",
    "metadata": {},
    "name": "TeamFormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
