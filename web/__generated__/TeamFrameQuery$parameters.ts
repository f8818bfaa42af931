/**
 * @generated SignedSource<<fec4ce5a0e76c3ea7a46d54b289f25fe>>
 * @relayHash c303cd7b31de6c94c24e92990b972014
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c303cd7b31de6c94c24e92990b972014

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFrameQuery } from './TeamFrameQuery.graphql';

const node: PreloadableConcreteRequest<TeamFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c303cd7b31de6c94c24e92990b972014",
    "metadata": {},
    "name": "TeamFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
