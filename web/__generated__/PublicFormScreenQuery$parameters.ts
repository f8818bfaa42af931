/**
 * @generated SignedSource<<1d306f34a9f4d6a2dcfa6d303cedc029>>
 * @relayHash 98ffc8bbaf16e7700c99bd27c53beaf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98ffc8bbaf16e7700c99bd27c53beaf7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98ffc8bbaf16e7700c99bd27c53beaf7",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
