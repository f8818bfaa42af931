/**
 * @generated SignedSource<<d5edf28bfcd1e7b949abd99823b544da>>
 * @relayHash cb58edf598c08fef125f6a8f3f2f446d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ceab74d04c103f8500c00635fbecaf653e68a06a514a9e3c5ee5ceea95d846fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ceab74d04c103f8500c00635fbecaf653e68a06a514a9e3c5ee5ceea95d846fc",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
