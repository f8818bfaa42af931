/**
 * @generated SignedSource<<e0b5b490920fbe3272a7bc4d214c9003>>
 * @relayHash c56e9c63e33d53384f0f2ac16f536786
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c56e9c63e33d53384f0f2ac16f536786

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatedTeamsScreenQuery } from './OperatedTeamsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatedTeamsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c56e9c63e33d53384f0f2ac16f536786",
    "metadata": {},
    "name": "OperatedTeamsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
