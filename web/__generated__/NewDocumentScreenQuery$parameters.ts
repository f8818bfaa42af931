/**
 * @generated SignedSource<<fde0f98fd1cd6b136e0bb12bbf02c9f3>>
 * @relayHash 246eb0111571a44a7111688a167d651b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 246eb0111571a44a7111688a167d651b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewDocumentScreenQuery } from './NewDocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewDocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "246eb0111571a44a7111688a167d651b",
    "metadata": {},
    "name": "NewDocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
