/**
 * @generated SignedSource<<d1e3d633b34570706aceba425cd8ceea>>
 * @relayHash b2898c12b0e9c923a760df74d1c8882d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb607053755e0ecc87853e46694365f8938bb164df23b5dd26a89e8d47b02bfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionScreenQuery } from './SubmissionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb607053755e0ecc87853e46694365f8938bb164df23b5dd26a89e8d47b02bfa",
    "metadata": {},
    "name": "SubmissionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
