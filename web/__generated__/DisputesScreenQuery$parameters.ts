/**
 * @generated SignedSource<<edde57af90a3ed8016ca8ff433130c71>>
 * @relayHash 46b5ebc539e23e499e49eeff203bfc09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46b5ebc539e23e499e49eeff203bfc09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesScreenQuery } from './DisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46b5ebc539e23e499e49eeff203bfc09",
    "metadata": {},
    "name": "DisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
