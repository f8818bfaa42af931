/**
 * @generated SignedSource<<d40f905051126c5c2b469890dceaec79>>
 * @relayHash 51d08a5e74566d514d0547671b1ced15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51d08a5e74566d514d0547671b1ced15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportScreenQuery } from './ImportScreenQuery.graphql';

const node: PreloadableConcreteRequest<ImportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51d08a5e74566d514d0547671b1ced15",
    "metadata": {},
    "name": "ImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
