/**
 * @generated SignedSource<<2291bb4ab06b06fe17f1b7a79b023cc0>>
 * @relayHash bd7968c4f82efd935d155368beded319
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd7968c4f82efd935d155368beded319

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd7968c4f82efd935d155368beded319",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
