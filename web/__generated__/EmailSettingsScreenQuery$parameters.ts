/**
 * @generated SignedSource<<4f13d4f7e12a8c15d6c0a470dcdfaea1>>
 * @relayHash 3d6f0e11f6ce56c3279a424f5bd8122a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d6f0e11f6ce56c3279a424f5bd8122a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailSettingsScreenQuery } from './EmailSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmailSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d6f0e11f6ce56c3279a424f5bd8122a",
    "metadata": {},
    "name": "EmailSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
