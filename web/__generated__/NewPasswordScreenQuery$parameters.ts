/**
 * @generated SignedSource<<2f6dd99ebe5500598dcb2cd9ef362cee>>
 * @relayHash 32b0404d52f3943d67502786df925306
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32b0404d52f3943d67502786df925306

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPasswordScreenQuery } from './NewPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32b0404d52f3943d67502786df925306",
    "metadata": {},
    "name": "NewPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
