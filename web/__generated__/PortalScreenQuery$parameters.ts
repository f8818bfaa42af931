/**
 * @generated SignedSource<<272bb5f7f215799a18fc52dc595cf90b>>
 * @relayHash 72517129a69b3f9d89ae5ed7cad62cda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72517129a69b3f9d89ae5ed7cad62cda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortalScreenQuery } from './PortalScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72517129a69b3f9d89ae5ed7cad62cda",
    "metadata": {},
    "name": "PortalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
