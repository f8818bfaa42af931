/**
 * @generated SignedSource<<28d2cbed2b2c144e4b13ce96f891d3f6>>
 * @relayHash fdabd79cfc25f0a747a6429eb2e53268
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdabd79cfc25f0a747a6429eb2e53268

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatorTeamsScreenQuery } from './OperatorTeamsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatorTeamsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdabd79cfc25f0a747a6429eb2e53268",
    "metadata": {},
    "name": "OperatorTeamsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
