/**
 * @generated SignedSource<<2cba2e5baf46f25e092385d5379d2239>>
 * @relayHash 38e4ead68bf70c659dae4b6ec064ecba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38e4ead68bf70c659dae4b6ec064ecba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38e4ead68bf70c659dae4b6ec064ecba",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
