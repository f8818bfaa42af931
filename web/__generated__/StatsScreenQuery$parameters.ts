/**
 * @generated SignedSource<<53779304111245599914949ee6b8a792>>
 * @relayHash 7b2abc68f54ba3bd2fcc71e82095c3bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b2abc68f54ba3bd2fcc71e82095c3bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsScreenQuery } from './StatsScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b2abc68f54ba3bd2fcc71e82095c3bc",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
