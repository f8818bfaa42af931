/**
 * @generated SignedSource<<58616448792e1638b2f9a281e2b1a3a4>>
 * @relayHash 0e6493466c46d406fbf770a0775e64f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f510b497a25c2cfe855bf35aa4a5b2145a7f7c6de795421e4af2281ed2a2adac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f510b497a25c2cfe855bf35aa4a5b2145a7f7c6de795421e4af2281ed2a2adac",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
