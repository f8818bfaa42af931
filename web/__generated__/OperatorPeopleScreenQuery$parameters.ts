/**
 * @generated SignedSource<<60bf4d090d88b338433adbf0c7698165>>
 * @relayHash 02b69d6a8a7c876a627738d9c7a33503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02b69d6a8a7c876a627738d9c7a33503

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatorPeopleScreenQuery } from './OperatorPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatorPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02b69d6a8a7c876a627738d9c7a33503",
    "metadata": {},
    "name": "OperatorPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
