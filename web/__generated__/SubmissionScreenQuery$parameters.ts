/**
 * @generated SignedSource<<655ae0bd115bd3a15cd09ec77cf7869e>>
 * @relayHash a2eeff3768f70f389ea83b23db9e396c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2eeff3768f70f389ea83b23db9e396c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2eeff3768f70f389ea83b23db9e396c",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
