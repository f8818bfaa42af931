/**
 * @generated SignedSource<<351e21912a654bd23c2b9c6ed7bc1dce>>
 * @relayHash 4a93c6bcc14f2c006d721372e378c76c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a93c6bcc14f2c006d721372e378c76c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a93c6bcc14f2c006d721372e378c76c",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
