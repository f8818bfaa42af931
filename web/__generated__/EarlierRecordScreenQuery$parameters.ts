/**
 * @generated SignedSource<<3408e4387eff2749d3bd06aca99b0f6c>>
 * @relayHash dea2a681af66abf201cbc543cdea031e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dea2a681af66abf201cbc543cdea031e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarlierRecordScreenQuery } from './EarlierRecordScreenQuery.graphql';

const node: PreloadableConcreteRequest<EarlierRecordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dea2a681af66abf201cbc543cdea031e",
    "metadata": {},
    "name": "EarlierRecordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
