/**
 * @generated SignedSource<<4f951000df6c1890ff9671733f166146>>
 * @relayHash 15dc4a3e172b97ff208f5d13adc9ddbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15dc4a3e172b97ff208f5d13adc9ddbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HealthScreenQuery } from './HealthScreenQuery.graphql';

const node: PreloadableConcreteRequest<HealthScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15dc4a3e172b97ff208f5d13adc9ddbb",
    "metadata": {},
    "name": "HealthScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
