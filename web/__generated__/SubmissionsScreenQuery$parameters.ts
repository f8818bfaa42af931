/**
 * @generated SignedSource<<d6adac6a5d52a0b4cf19f35edfa0f153>>
 * @relayHash 678e19a91682bc0a9044d7d685c714bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 678e19a91682bc0a9044d7d685c714bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "678e19a91682bc0a9044d7d685c714bf",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
