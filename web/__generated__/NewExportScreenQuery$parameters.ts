/**
 * @generated SignedSource<<af6278b6b2b617e475b566e36c616eee>>
 * @relayHash 86cbe7313ce4fad0c21f5bfabbcec89c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86cbe7313ce4fad0c21f5bfabbcec89c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewExportScreenQuery } from './NewExportScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewExportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86cbe7313ce4fad0c21f5bfabbcec89c",
    "metadata": {},
    "name": "NewExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
