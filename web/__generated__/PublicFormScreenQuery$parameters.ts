/**
 * @generated SignedSource<<f8d88fe63c27839957e078c637676fba>>
 * @relayHash 739a196f0f4d0b34159f33f7c2e4a99f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 739a196f0f4d0b34159f33f7c2e4a99f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "739a196f0f4d0b34159f33f7c2e4a99f",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
