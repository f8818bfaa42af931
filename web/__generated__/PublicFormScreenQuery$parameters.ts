/**
 * @generated SignedSource<<09c61a0370999ed4f1ca99931d65866d>>
 * @relayHash f8ada6c55a9cb2d748dacc3133a0af45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8ada6c55a9cb2d748dacc3133a0af45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8ada6c55a9cb2d748dacc3133a0af45",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
