/**
 * @generated SignedSource<<f8c640557f6b72715a1b49be48459f68>>
 * @relayHash 51350ca834a0439f937b4b686a141e68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51350ca834a0439f937b4b686a141e68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityScreenQuery } from './SecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<SecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51350ca834a0439f937b4b686a141e68",
    "metadata": {},
    "name": "SecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
