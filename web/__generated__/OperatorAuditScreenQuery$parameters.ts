/**
 * @generated SignedSource<<3ed3fc11f294a7696088d78a3c27438b>>
 * @relayHash 3fa8e7b521c19c0642cd96eca4a1c91d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad1b598829dde1abcbf30b0d455a010d45eefd8e1950996ee1b1280b88836cfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatorAuditScreenQuery } from './OperatorAuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatorAuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad1b598829dde1abcbf30b0d455a010d45eefd8e1950996ee1b1280b88836cfa",
    "metadata": {},
    "name": "OperatorAuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
