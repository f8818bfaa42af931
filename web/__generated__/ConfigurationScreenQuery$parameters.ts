/**
 * @generated SignedSource<<4260daeeaa9c0af8c0042afc3321ed09>>
 * @relayHash 73f9514d5279feca1fbfa6a189adbe82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73f9514d5279feca1fbfa6a189adbe82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73f9514d5279feca1fbfa6a189adbe82",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
