/**
 * @generated SignedSource<<63f9b13638626d65271b84395def16af>>
 * @relayHash 6a0fd8f01c8775ed0e2c64794abb0ca7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a0fd8f01c8775ed0e2c64794abb0ca7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a0fd8f01c8775ed0e2c64794abb0ca7",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
