/**
 * @generated SignedSource<<dc2e2ae3dd652d7e224655e7e7409ca6>>
 * @relayHash 60e0e1db697ca928dd47346c6901a8a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60e0e1db697ca928dd47346c6901a8a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60e0e1db697ca928dd47346c6901a8a6",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
