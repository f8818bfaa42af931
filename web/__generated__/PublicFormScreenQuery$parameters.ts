/**
 * @generated SignedSource<<c295da3305c163f266ba2bb734055174>>
 * @relayHash 1a5c42424bb689e5eef3fdbaa864310b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a5c42424bb689e5eef3fdbaa864310b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a5c42424bb689e5eef3fdbaa864310b",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
