/**
 * @generated SignedSource<<648fee7bd262be3f591237903fd6076e>>
 * @relayHash bf421f05ddbeb2b34e0b89447d0f8f36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf421f05ddbeb2b34e0b89447d0f8f36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf421f05ddbeb2b34e0b89447d0f8f36",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
