/**
 * @generated SignedSource<<02fa361142a1a698c7e4dabd16b69b6d>>
 * @relayHash cb1e1d36452c2e51bbcd7305ec4ea01f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb1e1d36452c2e51bbcd7305ec4ea01f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb1e1d36452c2e51bbcd7305ec4ea01f",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
