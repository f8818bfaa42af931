/**
 * @generated SignedSource<<ce7ac52e564b60145cb030e2be742ab9>>
 * @relayHash 9de164be2d678f15adf823c1c413ddd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9de164be2d678f15adf823c1c413ddd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9de164be2d678f15adf823c1c413ddd1",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
