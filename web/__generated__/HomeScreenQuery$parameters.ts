/**
 * @generated SignedSource<<79c4682fed1aac6b82f43f4f0667238f>>
 * @relayHash 43fa11e09fec8e27db17f4c60c4e1f2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43fa11e09fec8e27db17f4c60c4e1f2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43fa11e09fec8e27db17f4c60c4e1f2c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
