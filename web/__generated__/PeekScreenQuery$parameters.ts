/**
 * @generated SignedSource<<05c1e03f1f650f8847d4323c7e0d0ae8>>
 * @relayHash a4fc45769915e0c4e298835a586d9d6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4fc45769915e0c4e298835a586d9d6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeekScreenQuery } from './PeekScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeekScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4fc45769915e0c4e298835a586d9d6e",
    "metadata": {},
    "name": "PeekScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
