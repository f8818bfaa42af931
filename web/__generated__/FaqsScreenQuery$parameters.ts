/**
 * @generated SignedSource<<b8905b9f4906d03af2f6f639e138b009>>
 * @relayHash f26873d693934b45c0c1ad4526cb36a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f26873d693934b45c0c1ad4526cb36a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f26873d693934b45c0c1ad4526cb36a9",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
