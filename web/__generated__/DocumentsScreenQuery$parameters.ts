/**
 * @generated SignedSource<<ec4fbca71647c890cb1d285880e27c96>>
 * @relayHash 4d31461d7c9abfd6c5b4614dbd2557e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d31461d7c9abfd6c5b4614dbd2557e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsScreenQuery } from './DocumentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d31461d7c9abfd6c5b4614dbd2557e7",
    "metadata": {},
    "name": "DocumentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
