/**
 * @generated SignedSource<<5a5303f9f1cdcdb36d506b4c1edd83ff>>
 * @relayHash 65704f9b751f75198bf262ecc8c21e1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f9791831c52695d90fdd79b5bdd19f7cd2a89f2d89735f76987177ce3216010

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f9791831c52695d90fdd79b5bdd19f7cd2a89f2d89735f76987177ce3216010",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
