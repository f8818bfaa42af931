/**
 * @generated SignedSource<<185c08d4a7434224c78b31cef17d9089>>
 * @relayHash a870e406ef9da3aa418f71bbab552052
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a870e406ef9da3aa418f71bbab552052

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomEntityListScreenQuery } from './CustomEntityListScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomEntityListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a870e406ef9da3aa418f71bbab552052",
    "metadata": {},
    "name": "CustomEntityListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
