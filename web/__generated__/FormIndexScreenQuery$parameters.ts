/**
 * @generated SignedSource<<0c43937bb3994f4bb6bf5acf2c3ffe0f>>
 * @relayHash e47b8f5511357f3b841c9b052dd70b59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e47b8f5511357f3b841c9b052dd70b59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e47b8f5511357f3b841c9b052dd70b59",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
