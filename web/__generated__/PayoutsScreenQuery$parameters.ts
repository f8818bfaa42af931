/**
 * @generated SignedSource<<7948c6f84894ce7578860515feac786d>>
 * @relayHash 1478d0dee3b33c980f47642f9268196a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 319c9c8dbdebdbf31a3db168bea21f23055e57cbbc283846ef1a5739233dea75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutsScreenQuery } from './PayoutsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "319c9c8dbdebdbf31a3db168bea21f23055e57cbbc283846ef1a5739233dea75",
    "metadata": {},
    "name": "PayoutsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
