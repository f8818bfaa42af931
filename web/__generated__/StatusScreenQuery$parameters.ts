/**
 * @generated SignedSource<<5f9c277282630342245b201170d07a7f>>
 * @relayHash 1fbe79bb77deaecac7c75d0bf8014139
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fbe79bb77deaecac7c75d0bf8014139

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusScreenQuery } from './StatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fbe79bb77deaecac7c75d0bf8014139",
    "metadata": {},
    "name": "StatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
