/**
 * @generated SignedSource<<b7ec64fc9e596c25d89ce1a01592b4ae>>
 * @relayHash 7cb8eaf1ce96838554a0c14816fc070a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cb8eaf1ce96838554a0c14816fc070a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cb8eaf1ce96838554a0c14816fc070a",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
