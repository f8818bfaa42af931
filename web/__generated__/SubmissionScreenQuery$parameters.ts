/**
 * @generated SignedSource<<d01116277df251595ccfa2d4b577fd18>>
 * @relayHash 10c3c8b2cf1f06c8a1c69f8543891acd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4e76f11b217852dd9ae05bebcfcb586c7e58853b492af869d7c7bd01ca2cb07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4e76f11b217852dd9ae05bebcfcb586c7e58853b492af869d7c7bd01ca2cb07",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
