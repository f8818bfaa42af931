/**
 * @generated SignedSource<<0f33b8dd4149aa570a6c2cc610dca6f8>>
 * @relayHash e9cbf4b4f6191cad5751e32eb39b1de2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9cbf4b4f6191cad5751e32eb39b1de2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputScreenQuery } from './OutputScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9cbf4b4f6191cad5751e32eb39b1de2",
    "metadata": {},
    "name": "OutputScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
