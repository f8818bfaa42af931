/**
 * @generated SignedSource<<3b1961f00bb1b0bc019c4448408bee5e>>
 * @relayHash de9f9e838345439490f8d4c09658c501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8705b70e2dd3c234f179fce370059116dd4d335a77bd4a40e008adad24313e2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VerifyEmailScreenQuery } from './VerifyEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<VerifyEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8705b70e2dd3c234f179fce370059116dd4d335a77bd4a40e008adad24313e2f",
    "metadata": {},
    "name": "VerifyEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
