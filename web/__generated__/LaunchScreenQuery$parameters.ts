/**
 * @generated SignedSource<<974e0ef236274c91b628277aa61e01c6>>
 * @relayHash ec971cd41400507b66c03e9d41e1f849
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec971cd41400507b66c03e9d41e1f849

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LaunchScreenQuery } from './LaunchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LaunchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec971cd41400507b66c03e9d41e1f849",
    "metadata": {},
    "name": "LaunchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
