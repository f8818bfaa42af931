/**
 * @generated SignedSource<<67fd97c15e579b09f8e731be1807fa92>>
 * @relayHash 9e39f048583a98d7cd02d5757d51c13d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e39f048583a98d7cd02d5757d51c13d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e39f048583a98d7cd02d5757d51c13d",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
