/**
 * @generated SignedSource<<417e4d61acfa885f7a9095baae5095dc>>
 * @relayHash a1556574c82588af8864dd850912e51f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1556574c82588af8864dd850912e51f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1556574c82588af8864dd850912e51f",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
