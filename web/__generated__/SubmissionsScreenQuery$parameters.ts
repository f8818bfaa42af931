/**
 * @generated SignedSource<<9953a8a3c84291b7c8a39287246e399c>>
 * @relayHash 02407cbb0d235acf0edf7bdbdbf1dac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27c02273dc2e9cad1e61231b34d0c1b9bc5024521e10d6b88c6a79fb978b4356

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27c02273dc2e9cad1e61231b34d0c1b9bc5024521e10d6b88c6a79fb978b4356",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
