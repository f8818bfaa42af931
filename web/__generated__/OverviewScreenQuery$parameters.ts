/**
 * @generated SignedSource<<2367e1223bfde0ab2b4da5d1c04fff76>>
 * @relayHash f08c49408548509b18f94babcda0c9ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f08c49408548509b18f94babcda0c9ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f08c49408548509b18f94babcda0c9ca",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
