/**
 * @generated SignedSource<<fb275ec2f19ebbca21ee8214f06d8bf4>>
 * @relayHash a1b6be7b4d706bc692aea47848ffab42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1b6be7b4d706bc692aea47848ffab42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1b6be7b4d706bc692aea47848ffab42",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
