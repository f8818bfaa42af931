/**
 * @generated SignedSource<<4485d665bc5a2c31c99d38dde6814827>>
 * @relayHash 3fa8e7b521c19c0642cd96eca4a1c91d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fa8e7b521c19c0642cd96eca4a1c91d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OperatorAuditScreenQuery } from './OperatorAuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<OperatorAuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fa8e7b521c19c0642cd96eca4a1c91d",
    "metadata": {},
    "name": "OperatorAuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
