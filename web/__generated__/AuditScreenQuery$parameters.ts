/**
 * @generated SignedSource<<d9e517a910dd87ad65a0c875734b529e>>
 * @relayHash fdf0feaf288afe9714d49320c9585ee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7b039d953ee1367bc11eef6fe8033f1944f402d4d67cf113d77edbaaba2f293

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditScreenQuery } from './AuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7b039d953ee1367bc11eef6fe8033f1944f402d4d67cf113d77edbaaba2f293",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
