/**
 * @generated SignedSource<<4b1526291166949aad7e2ce635cddb91>>
 * @relayHash 66cb04c6754bffc25519190f65222316
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66cb04c6754bffc25519190f65222316

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputsScreenQuery } from './OutputsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66cb04c6754bffc25519190f65222316",
    "metadata": {},
    "name": "OutputsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
