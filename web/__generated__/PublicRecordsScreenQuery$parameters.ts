/**
 * @generated SignedSource<<6a21822b2e0c2869bf90b599ad083a8b>>
 * @relayHash fc64594bb01d51b50532e0099490cbf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc64594bb01d51b50532e0099490cbf6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc64594bb01d51b50532e0099490cbf6",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
