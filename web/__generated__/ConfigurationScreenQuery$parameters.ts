/**
 * @generated SignedSource<<eba42c409b0df6b976359848d20cbb07>>
 * @relayHash a8dc6dead9abbfb45c5d945fe5b336dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b0d4060770d6e4fe56dac1b6cc91f0928047bdb0636c531b2d7d4cf4fad98ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b0d4060770d6e4fe56dac1b6cc91f0928047bdb0636c531b2d7d4cf4fad98ed",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
