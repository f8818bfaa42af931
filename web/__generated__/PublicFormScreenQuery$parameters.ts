/**
 * @generated SignedSource<<6100c9a168206a2ae41d5470695ddd48>>
 * @relayHash dd5f7a8e27db8a1bfe262808e00c8b83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd5f7a8e27db8a1bfe262808e00c8b83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd5f7a8e27db8a1bfe262808e00c8b83",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
