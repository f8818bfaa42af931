/**
 * @generated SignedSource<<c3e5388439df57b7e32480ec005233f1>>
 * @relayHash e20d68863bc583ba9294d08fec78bc03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbe0a25c6703942c01c8ff5f2abba93b89f1741d93c768641dddf5b504aca9e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFrameQuery } from './TeamFrameQuery.graphql';

const node: PreloadableConcreteRequest<TeamFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbe0a25c6703942c01c8ff5f2abba93b89f1741d93c768641dddf5b504aca9e0",
    "metadata": {},
    "name": "TeamFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
