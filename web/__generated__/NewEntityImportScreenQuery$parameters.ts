/**
 * @generated SignedSource<<9f9e8da8b2385cb6234fde772344570b>>
 * @relayHash 49f3a690d14824fa4a9c53390d21b772
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49f3a690d14824fa4a9c53390d21b772

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewEntityImportScreenQuery } from './NewEntityImportScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewEntityImportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49f3a690d14824fa4a9c53390d21b772",
    "metadata": {},
    "name": "NewEntityImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
