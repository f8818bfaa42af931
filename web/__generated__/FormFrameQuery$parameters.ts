/**
 * @generated SignedSource<<72978245ca482c265a15c9f5361f3b3b>>
 * @relayHash 1b3e138d051aa400461d7218c66436c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b3e138d051aa400461d7218c66436c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormFrameQuery } from './FormFrameQuery.graphql';

const node: PreloadableConcreteRequest<FormFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b3e138d051aa400461d7218c66436c8",
    "metadata": {},
    "name": "FormFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
