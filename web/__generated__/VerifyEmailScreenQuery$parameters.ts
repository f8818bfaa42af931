/**
 * @generated SignedSource<<1518eec55904f167d1b30e9946fcb6f1>>
 * @relayHash de9f9e838345439490f8d4c09658c501
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de9f9e838345439490f8d4c09658c501

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VerifyEmailScreenQuery } from './VerifyEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<VerifyEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de9f9e838345439490f8d4c09658c501",
    "metadata": {},
    "name": "VerifyEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
