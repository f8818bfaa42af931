/**
 * @generated SignedSource<<48e8aecdd5f2c62fd313759d969bde8a>>
 * @relayHash 9dca0fc920fd95cd6e34eba0a6e66679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59ff1a69470c78d2f604172f420a3cdad15a73b6de640b14d244d8e1195b1215

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicationsScreenQuery } from './ApplicationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59ff1a69470c78d2f604172f420a3cdad15a73b6de640b14d244d8e1195b1215",
    "metadata": {},
    "name": "ApplicationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
