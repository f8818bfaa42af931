/**
 * @generated SignedSource<<779d02a213686fdf6ba0d9897f1d08c6>>
 * @relayHash 0e6493466c46d406fbf770a0775e64f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e6493466c46d406fbf770a0775e64f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e6493466c46d406fbf770a0775e64f7",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
