/**
 * @generated SignedSource<<dedc0052b4d7cfbf51c265eba69ac446>>
 * @relayHash 0b0c358a4f1b28bf88e9ed811e9608d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b0c358a4f1b28bf88e9ed811e9608d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b0c358a4f1b28bf88e9ed811e9608d5",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
