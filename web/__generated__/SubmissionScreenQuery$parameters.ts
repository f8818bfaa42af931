/**
 * @generated SignedSource<<bb8c07e5ea1ee3306e355c047c27e1c4>>
 * @relayHash c3cdb2839798affce4fcc42a2e62eb69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3cdb2839798affce4fcc42a2e62eb69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3cdb2839798affce4fcc42a2e62eb69",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
