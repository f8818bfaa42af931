/**
 * @generated SignedSource<<bee2e5f69861ee64c80aa553d70a3de1>>
 * @relayHash 72271588f49d6fc37ceb5175d4304ad4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72271588f49d6fc37ceb5175d4304ad4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersionScreenQuery } from './VersionScreenQuery.graphql';

const node: PreloadableConcreteRequest<VersionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72271588f49d6fc37ceb5175d4304ad4",
    "metadata": {},
    "name": "VersionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
