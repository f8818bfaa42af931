/**
 * @generated SignedSource<<b2dda1273650fe02f071115694535166>>
 * @relayHash f5f32228b3886475a3c3c25b141305ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5f32228b3886475a3c3c25b141305ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputListScreenQuery } from './OutputListScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5f32228b3886475a3c3c25b141305ef",
    "metadata": {},
    "name": "OutputListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
