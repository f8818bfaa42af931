/**
 * @generated SignedSource<<c7f88abceaba9a2af16ef9a586c0ad00>>
 * @relayHash 29c29e0cafdf64c751c7821f54c0583c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29c29e0cafdf64c751c7821f54c0583c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29c29e0cafdf64c751c7821f54c0583c",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
