/**
 * @generated SignedSource<<84b1903552b34618e5520dacbd5786b4>>
 * @relayHash 6f485fee76655b46356d7dc577f4fe2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f485fee76655b46356d7dc577f4fe2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortalScreenQuery } from './PortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f485fee76655b46356d7dc577f4fe2f",
    "metadata": {},
    "name": "PortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
