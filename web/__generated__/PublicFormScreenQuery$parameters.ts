/**
 * @generated SignedSource<<26aa5022ff61503d8d469eb6379309fa>>
 * @relayHash 09fa6ba14cca1e1d585ebd68f9b0b1a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09fa6ba14cca1e1d585ebd68f9b0b1a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09fa6ba14cca1e1d585ebd68f9b0b1a6",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
