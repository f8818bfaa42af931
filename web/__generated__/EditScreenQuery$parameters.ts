/**
 * @generated SignedSource<<55f5553398b869432d4541699b4df9fb>>
 * @relayHash b00d8b03566ca495a5c5ce675f22571c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b00d8b03566ca495a5c5ce675f22571c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b00d8b03566ca495a5c5ce675f22571c",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
