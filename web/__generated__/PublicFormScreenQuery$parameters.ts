/**
 * @generated SignedSource<<21f9332b99fccf9a4e715dfdb5c54754>>
 * @relayHash fc40f87d9099e0c829a07342cf868b84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb4b87dfe7b3e507b2b9d03c94e43ebfd46380fa03a1d7f9155cab40ca1f3f44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb4b87dfe7b3e507b2b9d03c94e43ebfd46380fa03a1d7f9155cab40ca1f3f44",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
