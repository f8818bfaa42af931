/**
 * @generated SignedSource<<7bdf4bf2ff06de132ae8c77cc0738327>>
 * @relayHash 82d810c5f994de33652e9ba7862f037c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78392630caf1c993ed08b8d9701f297b8f7c3bdb74e065b92be4cde97ad54f6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LaunchScreenQuery } from './LaunchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LaunchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78392630caf1c993ed08b8d9701f297b8f7c3bdb74e065b92be4cde97ad54f6a",
    "metadata": {},
    "name": "LaunchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
