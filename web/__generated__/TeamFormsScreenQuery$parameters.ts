/**
 * @generated SignedSource<<ea3299181bcc2c2c98529736d2eeebf7>>
 * @relayHash 479a208f3976de4c0f385a02de5c34d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 479a208f3976de4c0f385a02de5c34d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamFormsScreenQuery } from './TeamFormsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamFormsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "479a208f3976de4c0f385a02de5c34d8",
    "metadata": {},
    "name": "TeamFormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
