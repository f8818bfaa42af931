/**
 * @generated SignedSource<<f3caca0fb6dbde071178c98855d6fee2>>
 * @relayHash 08ac29fa37200cb56f322926ee73e733
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08ac29fa37200cb56f322926ee73e733

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordScreenQuery } from './RecordScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08ac29fa37200cb56f322926ee73e733",
    "metadata": {},
    "name": "RecordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
