/**
 * @generated SignedSource<<2ce0f45b4c9a387654a68c149ab5a639>>
 * @relayHash fdf0feaf288afe9714d49320c9585ee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdf0feaf288afe9714d49320c9585ee2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditScreenQuery } from './AuditScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdf0feaf288afe9714d49320c9585ee2",
    "metadata": {},
    "name": "AuditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
