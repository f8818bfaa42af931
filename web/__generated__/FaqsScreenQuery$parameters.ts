/**
 * @generated SignedSource<<fbdea90d6205c0746ddd6e7e8f5a2fbb>>
 * @relayHash 94a9cd14cea030ed6c2fd5851e6d65e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94a9cd14cea030ed6c2fd5851e6d65e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94a9cd14cea030ed6c2fd5851e6d65e2",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
