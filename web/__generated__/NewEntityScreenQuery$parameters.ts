/**
 * @generated SignedSource<<4d56ab9b6349cb7fefb25c6a0eacbaa2>>
 * @relayHash ca035297447f33f11e2b4dabfce524ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca035297447f33f11e2b4dabfce524ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewEntityScreenQuery } from './NewEntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewEntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca035297447f33f11e2b4dabfce524ae",
    "metadata": {},
    "name": "NewEntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
