/**
 * @generated SignedSource<<593fb7f0588240528469b1af1f6a9056>>
 * @relayHash 9912f34867770ed7cae862f7cbcafde1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9912f34867770ed7cae862f7cbcafde1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptScreenQuery } from './ReceiptScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9912f34867770ed7cae862f7cbcafde1",
    "metadata": {},
    "name": "ReceiptScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
