/**
 * @generated SignedSource<<708ba5b5e7f1eebd6edf8f8c1757acd3>>
 * @relayHash a6a8e05db61bbc727f72a8108e47e1d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6a8e05db61bbc727f72a8108e47e1d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailSettingsScreenQuery } from './EmailSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmailSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6a8e05db61bbc727f72a8108e47e1d3",
    "metadata": {},
    "name": "EmailSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
