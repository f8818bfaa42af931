/**
 * @generated SignedSource<<f2951a0a96bf0dabee0c8d6ae7b137e4>>
 * @relayHash 994c1ad5630ef8c2ca3a46f9ec3386ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 994c1ad5630ef8c2ca3a46f9ec3386ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "994c1ad5630ef8c2ca3a46f9ec3386ba",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
