/**
 * @generated SignedSource<<0151adf5c05afb3599af02addadec461>>
 * @relayHash 952ed3fe40d7f500e90c6ff33e1f8651
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 952ed3fe40d7f500e90c6ff33e1f8651

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "952ed3fe40d7f500e90c6ff33e1f8651",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
