/**
 * @generated SignedSource<<05dcb78407fb1d4955faa63241227a62>>
 * @relayHash 2fc61fcd6e385491785c8a0af080036e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fc61fcd6e385491785c8a0af080036e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormFrameQuery } from './FormFrameQuery.graphql';

const node: PreloadableConcreteRequest<FormFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fc61fcd6e385491785c8a0af080036e",
    "metadata": {},
    "name": "FormFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
