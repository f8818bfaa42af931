/**
 * @generated SignedSource<<2f7fa9d2c4f7f13e06f6b1d6786e4786>>
 * @relayHash 09feb9a293adc642f424a0426fdd6221
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09feb9a293adc642f424a0426fdd6221

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntityImportsScreenQuery } from './EntityImportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntityImportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09feb9a293adc642f424a0426fdd6221",
    "metadata": {},
    "name": "EntityImportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
