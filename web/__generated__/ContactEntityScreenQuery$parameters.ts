/**
 * @generated SignedSource<<6211d6b72df9472170a4def10b6e11d0>>
 * @relayHash 7f88736a9fa1bb1accc33ff17d49957a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f88736a9fa1bb1accc33ff17d49957a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactEntityScreenQuery } from './ContactEntityScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactEntityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f88736a9fa1bb1accc33ff17d49957a",
    "metadata": {},
    "name": "ContactEntityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
