/**
 * @generated SignedSource<<131433c566fc0220658dc841c738ae24>>
 * @relayHash 220ebf2edc6ea82a4818719e1be6e9f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 220ebf2edc6ea82a4818719e1be6e9f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordScreenQuery } from './RecordScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "220ebf2edc6ea82a4818719e1be6e9f4",
    "metadata": {},
    "name": "RecordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
