/**
 * @generated SignedSource<<63dd40359b331ba019acefdeb1d34e50>>
 * @relayHash 8cd6ba42b0c1cde26f140c923a132647
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cd6ba42b0c1cde26f140c923a132647

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFormsScreenQuery } from './TeamFormsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamFormsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8cd6ba42b0c1cde26f140c923a132647",
    "metadata": {},
    "name": "TeamFormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
