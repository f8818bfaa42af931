/**
 * @generated SignedSource<<ef6460d8bc03ab97e4179d722910b6f7>>
 * @relayHash 5a344a9a8e0c965eaf55b31988790889
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a344a9a8e0c965eaf55b31988790889

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TasksScreenQuery } from './TasksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TasksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a344a9a8e0c965eaf55b31988790889",
    "metadata": {},
    "name": "TasksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
