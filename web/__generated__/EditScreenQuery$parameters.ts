/**
 * @generated SignedSource<<20587866a0559f44a7db3a025cfa77c5>>
 * @relayHash 644f1d1641d3e8ed83e26c4f6584f986
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 644f1d1641d3e8ed83e26c4f6584f986

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "644f1d1641d3e8ed83e26c4f6584f986",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
