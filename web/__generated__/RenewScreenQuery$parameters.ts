/**
 * @generated SignedSource<<c960333aaf8ff3792f35068a15952cf0>>
 * @relayHash a2e532446b78358fe62a44fe8dd01035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2e532446b78358fe62a44fe8dd01035

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RenewScreenQuery } from './RenewScreenQuery.graphql';

const node: PreloadableConcreteRequest<RenewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2e532446b78358fe62a44fe8dd01035",
    "metadata": {},
    "name": "RenewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
