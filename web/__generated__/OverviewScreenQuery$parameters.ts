/**
 * @generated SignedSource<<e75fe118c4b76f096fb68a8f9d19b0b1>>
 * @relayHash a65963ad6a9e662adb96d47ba1513c08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9bea1a292f0b98b51fe9a815f8bacf7589e53f4fc9b943235b27845e8b59f82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9bea1a292f0b98b51fe9a815f8bacf7589e53f4fc9b943235b27845e8b59f82",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
