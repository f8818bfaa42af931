/**
 * @generated SignedSource<<aeefc97474074f760d1f03d25144ee17>>
 * @relayHash 41a0346b7abc0e121c1819607b5cd33b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41a0346b7abc0e121c1819607b5cd33b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFrameQuery } from './TeamFrameQuery.graphql';

const node: PreloadableConcreteRequest<TeamFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41a0346b7abc0e121c1819607b5cd33b",
    "metadata": {},
    "name": "TeamFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
