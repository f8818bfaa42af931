/**
 * @generated SignedSource<<102851c0f516da0d812055bac6ce1390>>
 * @relayHash 97eca96db9166342b48261b5e010b2e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97eca96db9166342b48261b5e010b2e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97eca96db9166342b48261b5e010b2e6",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
