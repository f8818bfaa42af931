/**
 * @generated SignedSource<<57c86c07358a3619b874fdf6e7116cdd>>
 * @relayHash b9dffe30dab14dfa76d8ec292024be11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9dffe30dab14dfa76d8ec292024be11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputScreenQuery } from './OutputScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9dffe30dab14dfa76d8ec292024be11",
    "metadata": {},
    "name": "OutputScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
