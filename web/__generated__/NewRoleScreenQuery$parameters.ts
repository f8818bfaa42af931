/**
 * @generated SignedSource<<6a0e21534f6cd001f6007b302835c287>>
 * @relayHash 3c247fa560a3ab0f81ac95c335fffa16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c247fa560a3ab0f81ac95c335fffa16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewRoleScreenQuery } from './NewRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c247fa560a3ab0f81ac95c335fffa16",
    "metadata": {},
    "name": "NewRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
