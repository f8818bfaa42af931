/**
 * @generated SignedSource<<7554b402fc4f2e62cadc1919ed51ebb5>>
 * @relayHash e95cbc0eaba4cf54f13f0fbb1dfa2029
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e95cbc0eaba4cf54f13f0fbb1dfa2029

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e95cbc0eaba4cf54f13f0fbb1dfa2029",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
