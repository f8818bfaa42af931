/**
 * @generated SignedSource<<18ac1de6b0c7a7d108c3994e6569614c>>
 * @relayHash 26aa9803daebd6d7ededf1e14522b42f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26aa9803daebd6d7ededf1e14522b42f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormFrameQuery } from './FormFrameQuery.graphql';

const node: PreloadableConcreteRequest<FormFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26aa9803daebd6d7ededf1e14522b42f",
    "metadata": {},
    "name": "FormFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
