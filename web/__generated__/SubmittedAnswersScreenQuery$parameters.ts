/**
 * @generated SignedSource<<30306bac6c1e777f2fb3b6867aabefe9>>
 * @relayHash 14bf44f82ab0d7845d06b0eba731d1c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14bf44f82ab0d7845d06b0eba731d1c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmittedAnswersScreenQuery } from './SubmittedAnswersScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmittedAnswersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14bf44f82ab0d7845d06b0eba731d1c4",
    "metadata": {},
    "name": "SubmittedAnswersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
