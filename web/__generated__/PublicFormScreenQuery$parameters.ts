/**
 * @generated SignedSource<<0839efaf2cb70bd6bb8c93622131700e>>
 * @relayHash 58bf423013d1f3fa2065d38cd8b51463
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58bf423013d1f3fa2065d38cd8b51463

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58bf423013d1f3fa2065d38cd8b51463",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
