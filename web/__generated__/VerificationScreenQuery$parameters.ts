/**
 * @generated SignedSource<<545033569e2854c71890ab8c1e526009>>
 * @relayHash 6c7c9484de208b959d73af673b5695cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c7c9484de208b959d73af673b5695cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VerificationScreenQuery } from './VerificationScreenQuery.graphql';

const node: PreloadableConcreteRequest<VerificationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c7c9484de208b959d73af673b5695cc",
    "metadata": {},
    "name": "VerificationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
