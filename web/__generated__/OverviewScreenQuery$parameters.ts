/**
 * @generated SignedSource<<5f081da76e4a37e7a456141d24192bc4>>
 * @relayHash a65963ad6a9e662adb96d47ba1513c08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a65963ad6a9e662adb96d47ba1513c08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a65963ad6a9e662adb96d47ba1513c08",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
