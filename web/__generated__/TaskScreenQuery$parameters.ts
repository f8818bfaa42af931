/**
 * @generated SignedSource<<2f69af090af37842cff284548429e9d8>>
 * @relayHash c022eb96458ad81508b57a44b6c07acc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c022eb96458ad81508b57a44b6c07acc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaskScreenQuery } from './TaskScreenQuery.graphql';

const node: PreloadableConcreteRequest<TaskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c022eb96458ad81508b57a44b6c07acc",
    "metadata": {},
    "name": "TaskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
