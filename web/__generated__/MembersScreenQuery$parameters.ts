/**
 * @generated SignedSource<<4e9fab07e52bc58c5abb55c652c7c276>>
 * @relayHash ae5c89219040212cbc08f728ac9b24ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92b5b7e2d84fca2b72b227bf2c2b452e6a2ece1dab005d228d7c5805ebb087c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92b5b7e2d84fca2b72b227bf2c2b452e6a2ece1dab005d228d7c5805ebb087c6",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
