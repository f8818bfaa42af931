/**
 * @generated SignedSource<<44e7483c56e4c1468d7556cff3b4ac21>>
 * @relayHash 91b6fe147f19847210b64b831f9877dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91b6fe147f19847210b64b831f9877dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordScreenQuery } from './RecordScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91b6fe147f19847210b64b831f9877dc",
    "metadata": {},
    "name": "RecordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
