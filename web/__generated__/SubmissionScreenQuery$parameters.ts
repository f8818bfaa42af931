/**
 * @generated SignedSource<<413548ac4dfad8dbb760876e8e7dfc67>>
 * @relayHash 6fa6593b00f7a33b0c49e40e6ee077b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dae1401afebe5402ae6d4b7f547aac8338d93aa99bee3828149e8cb07b69363f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dae1401afebe5402ae6d4b7f547aac8338d93aa99bee3828149e8cb07b69363f",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
