/**
 * @generated SignedSource<<02b3439bbdc694be8cb273bfcd14862e>>
 * @relayHash 3c3453c8ca01bbff459d14353b5d77be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c3453c8ca01bbff459d14353b5d77be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c3453c8ca01bbff459d14353b5d77be",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
