/**
 * @generated SignedSource<<89c1d4cfaab9078c3e532aab95a42059>>
 * @relayHash a135327f3b79b4fd1231296e6ef0f3cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7372c7169cb2fce6c2d4a662956d9bc8f9ea882a868775c5c09600b1666d66a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7372c7169cb2fce6c2d4a662956d9bc8f9ea882a868775c5c09600b1666d66a8",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
