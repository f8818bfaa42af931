/**
 * @generated SignedSource<<f449c0ef8415d628e3e88b6dbe641b68>>
 * @relayHash 3c94c88fad96f7d8df9264b6a592ff9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c94c88fad96f7d8df9264b6a592ff9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c94c88fad96f7d8df9264b6a592ff9a",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
