/**
 * @generated SignedSource<<50da4eb57e0ac805e8ee666eaf803c6c>>
 * @relayHash 67fa271a7ecdfe7a88b0c7144fd520a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67fa271a7ecdfe7a88b0c7144fd520a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67fa271a7ecdfe7a88b0c7144fd520a6",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
