/**
 * @generated SignedSource<<436c2a5ac4d9b0cc4536b9afee85fdc0>>
 * @relayHash 1848615819685e64681d92491ba9cecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1848615819685e64681d92491ba9cecc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PasswordScreenQuery } from './PasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<PasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1848615819685e64681d92491ba9cecc",
    "metadata": {},
    "name": "PasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
