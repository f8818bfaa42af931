/**
 * @generated SignedSource<<414daf9805ca253f8316b7afbf05a958>>
 * @relayHash 0164a5917f3b8fd0510df35cd18129a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0164a5917f3b8fd0510df35cd18129a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportedScreenQuery } from './ImportedScreenQuery.graphql';

const node: PreloadableConcreteRequest<ImportedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0164a5917f3b8fd0510df35cd18129a7",
    "metadata": {},
    "name": "ImportedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
