/**
 * @generated SignedSource<<af06575e866185e17eb83f5d055c1025>>
 * @relayHash 9e95dc580811136769d875692c91d73a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e95dc580811136769d875692c91d73a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e95dc580811136769d875692c91d73a",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
