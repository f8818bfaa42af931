/**
 * @generated SignedSource<<78595cc35be002094b6ef8b6d0f22d1a>>
 * @relayHash 30ec30827ccaf64e6d4be3fbb800bfed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7511c3371e05a9c5738addd08a4d455bd252812b2a01e8f1ff1633fb924a9a0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatedPeopleScreenQuery } from './OperatedPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatedPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7511c3371e05a9c5738addd08a4d455bd252812b2a01e8f1ff1633fb924a9a0d",
    "metadata": {},
    "name": "OperatedPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
