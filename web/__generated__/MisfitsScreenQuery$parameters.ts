/**
 * @generated SignedSource<<dd24c4aa0983a189515ef942ed7751cc>>
 * @relayHash 35deb843eb7ff4b8b817003baea5cd4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35deb843eb7ff4b8b817003baea5cd4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MisfitsScreenQuery } from './MisfitsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MisfitsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35deb843eb7ff4b8b817003baea5cd4b",
    "metadata": {},
    "name": "MisfitsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
