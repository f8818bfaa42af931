/**
 * @generated SignedSource<<1db1f87ff8a9d917cab63406bdacaca2>>
 * @relayHash a83ad84a07ff5b2ef28de26767c39a8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a83ad84a07ff5b2ef28de26767c39a8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a83ad84a07ff5b2ef28de26767c39a8f",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
