/**
 * @generated SignedSource<<42ab03eb4a87232ff24917b68b6a2d75>>
 * @relayHash 055ecb490ae7564975ce9ff14edc5bf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 055ecb490ae7564975ce9ff14edc5bf8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamIndexScreenQuery } from './TeamIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "055ecb490ae7564975ce9ff14edc5bf8",
    "metadata": {},
    "name": "TeamIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
