/**
 * @generated SignedSource<<c921cd4d45900e66dfad7a457ff1754e>>
 * @relayHash c62fdef12d06aa7b4d1b760285ea30e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c62fdef12d06aa7b4d1b760285ea30e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportsScreenQuery } from './ImportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ImportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c62fdef12d06aa7b4d1b760285ea30e1",
    "metadata": {},
    "name": "ImportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
