/**
 * @generated SignedSource<<09a57b642dd82b98537ff56c863dbf70>>
 * @relayHash 15b2193e60909eb4fe56600241d3842b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15b2193e60909eb4fe56600241d3842b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFrameQuery } from './TeamFrameQuery.graphql';

const node: PreloadableConcreteRequest<TeamFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15b2193e60909eb4fe56600241d3842b",
    "metadata": {},
    "name": "TeamFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
