/**
 * @generated SignedSource<<62f148965cb250445fe7038163400b99>>
 * @relayHash 569bcf9a014c3299aff12f1a9222f9f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 754d8f23b2fac02788401c429d97a4e98015f337dd1af47b4ae8ec2460f6dedf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "754d8f23b2fac02788401c429d97a4e98015f337dd1af47b4ae8ec2460f6dedf",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
