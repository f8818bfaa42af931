/**
 * @generated SignedSource<<f4b2b276f1b788789d4a83ba381a6db3>>
 * @relayHash d98c189ecc9d5cbf5736fbe7e0001595
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4dac9cd71f4c8fe3e14f84e7afe97c948302481ac6c57a217f59a5324a43483

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4dac9cd71f4c8fe3e14f84e7afe97c948302481ac6c57a217f59a5324a43483",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
