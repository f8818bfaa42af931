/**
 * @generated SignedSource<<7dad2e045c7a8c348fa9fe528badd58a>>
 * @relayHash e28a9ca93aec08352fbc4acde3ea1768
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e28a9ca93aec08352fbc4acde3ea1768

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatorPeopleScreenQuery } from './OperatorPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatorPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e28a9ca93aec08352fbc4acde3ea1768",
    "metadata": {},
    "name": "OperatorPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
