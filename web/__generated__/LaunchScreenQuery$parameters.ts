/**
 * @generated SignedSource<<0751391e21637cb037449eac715283ba>>
 * @relayHash 91616a4c29f41fb0fae2e572d67d28c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f2abf12088a6f19a432d97ab03b8fdbccc152187c5a38b5af5a26cc4f97e22b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LaunchScreenQuery } from './LaunchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LaunchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f2abf12088a6f19a432d97ab03b8fdbccc152187c5a38b5af5a26cc4f97e22b",
    "metadata": {},
    "name": "LaunchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
