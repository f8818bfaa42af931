/**
 * @generated SignedSource<<0889ef0a8b743998a3078e2e253ce536>>
 * @relayHash 30ec30827ccaf64e6d4be3fbb800bfed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30ec30827ccaf64e6d4be3fbb800bfed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatedPeopleScreenQuery } from './OperatedPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatedPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30ec30827ccaf64e6d4be3fbb800bfed",
    "metadata": {},
    "name": "OperatedPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
