/**
 * @generated SignedSource<<c4f5103c8fff59905d8c2e191ba4d06f>>
 * @relayHash d91cc4cb93316762b264584ff69e706f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d91cc4cb93316762b264584ff69e706f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d91cc4cb93316762b264584ff69e706f",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
