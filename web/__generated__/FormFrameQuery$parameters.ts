/**
 * @generated SignedSource<<f39b4dc732b596f643132ae1becd8297>>
 * @relayHash 8de7800e20f83ceb4f52399794d015bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8de7800e20f83ceb4f52399794d015bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormFrameQuery } from './FormFrameQuery.graphql';

const node: PreloadableConcreteRequest<FormFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8de7800e20f83ceb4f52399794d015bb",
    "metadata": {},
    "name": "FormFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
