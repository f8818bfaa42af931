/**
 * @generated SignedSource<<4dbd6ff25923df562742739c7ac28fe8>>
 * @relayHash 1e310b6c924fc6d8a68edab323a7a7de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e310b6c924fc6d8a68edab323a7a7de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e310b6c924fc6d8a68edab323a7a7de",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
