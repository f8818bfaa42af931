/**
 * @generated SignedSource<<468b8e52185a553829934fa6c613dc2d>>
 * @relayHash 1ed1dc292c471b7457bfe1026a0ba630
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ed1dc292c471b7457bfe1026a0ba630

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputsScreenQuery } from './OutputsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ed1dc292c471b7457bfe1026a0ba630",
    "metadata": {},
    "name": "OutputsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
