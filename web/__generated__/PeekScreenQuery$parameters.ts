/**
 * @generated SignedSource<<ea4fea74b04ebaf6867c2b4f67c231c0>>
 * @relayHash 50e4b0ed2ff8f9d276532a42b34e1098
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50e4b0ed2ff8f9d276532a42b34e1098

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50e4b0ed2ff8f9d276532a42b34e1098",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
