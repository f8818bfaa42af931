/**
 * @generated SignedSource<<e211d162e251d2cb63ab562a395a4c2d>>
 * @relayHash 54df15155ed16682feaa4544377761d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54df15155ed16682feaa4544377761d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFormsScreenQuery } from './TeamFormsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamFormsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54df15155ed16682feaa4544377761d2",
    "metadata": {},
    "name": "TeamFormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
