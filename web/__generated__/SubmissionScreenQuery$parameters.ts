/**
 * @generated SignedSource<<1197b3b8e066425e91c80c4b925be922>>
 * @relayHash 120e0e0464b77be3cdff59aed8f4f9ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b088ec58cf15e2e30406f7e9a57dab5502fc9270b673b28341e2113643c39b2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b088ec58cf15e2e30406f7e9a57dab5502fc9270b673b28341e2113643c39b2a",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
