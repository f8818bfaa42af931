/**
 * @generated SignedSource<<1034c82e7ff9da3023b8a0a774c2da5a>>
 * @relayHash 34685b0ba365d92e676162ab6497b3cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34685b0ba365d92e676162ab6497b3cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortalScreenQuery } from './PortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34685b0ba365d92e676162ab6497b3cb",
    "metadata": {},
    "name": "PortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
