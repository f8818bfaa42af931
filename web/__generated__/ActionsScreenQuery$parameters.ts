/**
 * @generated SignedSource<<386a8f2b69278cd24f2eb8a70dd75e17>>
 * @relayHash 22dca0a3651c607dce931e6e49a29242
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22dca0a3651c607dce931e6e49a29242

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActionsScreenQuery } from './ActionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22dca0a3651c607dce931e6e49a29242",
    "metadata": {},
    "name": "ActionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
