/**
 * @generated SignedSource<<ec6f267b1dae30ec81336c16ae80ecf9>>
 * @relayHash 9d7dac0906ac56d71a0ce63e27f58c98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d7dac0906ac56d71a0ce63e27f58c98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MetricsScreenQuery } from './MetricsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MetricsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d7dac0906ac56d71a0ce63e27f58c98",
    "metadata": {},
    "name": "MetricsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
