/**
 * @generated SignedSource<<32ddb666d9b068081f9ca08b5bdd655c>>
 * @relayHash d148af32243ef4cff56a238fff5eb988
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d148af32243ef4cff56a238fff5eb988

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d148af32243ef4cff56a238fff5eb988",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
