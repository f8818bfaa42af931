/**
 * @generated SignedSource<<817b2bc19aa746658b52485e0e1c0b83>>
 * @relayHash b594da0b491b8025b378c4ca1d0202f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b594da0b491b8025b378c4ca1d0202f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortalScreenQuery } from './PortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b594da0b491b8025b378c4ca1d0202f0",
    "metadata": {},
    "name": "PortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
