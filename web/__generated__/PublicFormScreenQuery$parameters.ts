/**
 * @generated SignedSource<<135f8195b5024e330b2fa7189ed1252a>>
 * @relayHash 25968cfeb3992321c28b4d5217ff1eeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25968cfeb3992321c28b4d5217ff1eeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25968cfeb3992321c28b4d5217ff1eeb",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
