/**
 * @generated SignedSource<<43ab03ae3c5d56e541146279fc60f0be>>
 * @relayHash 93070e560e15929cac9849ab85e618a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93070e560e15929cac9849ab85e618a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberShellQuery } from './MemberShellQuery.graphql';

const node: PreloadableConcreteRequest<MemberShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93070e560e15929cac9849ab85e618a4",
    "metadata": {},
    "name": "MemberShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
