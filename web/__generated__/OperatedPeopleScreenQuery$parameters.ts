/**
 * @generated SignedSource<<14489751410c1c7bb3f798abd6a59cd0>>
 * @relayHash 7cbdab6280100ac7b4b41712bf416aec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bc8f45d0b84aebbbd3c96b21e1d8170997b1008326a839c5ae34684f470130c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatedPeopleScreenQuery } from './OperatedPeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatedPeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bc8f45d0b84aebbbd3c96b21e1d8170997b1008326a839c5ae34684f470130c",
    "metadata": {},
    "name": "OperatedPeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
