/**
 * @generated SignedSource<<1741884c16af2444f2b7cbb12bf5b913>>
 * @relayHash 8ca5437be1981cb256ea1bd56268e009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ca5437be1981cb256ea1bd56268e009

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputsScreenQuery } from './OutputsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ca5437be1981cb256ea1bd56268e009",
    "metadata": {},
    "name": "OutputsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
