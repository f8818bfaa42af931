/**
 * @generated SignedSource<<2927ac891bf81e9a38cade2ce6e3e76a>>
 * @relayHash 7d2f27f610daa418231130612c01e207
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d2f27f610daa418231130612c01e207

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MisfitsScreenQuery } from './MisfitsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MisfitsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d2f27f610daa418231130612c01e207",
    "metadata": {},
    "name": "MisfitsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
