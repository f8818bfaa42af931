/**
 * @generated SignedSource<<1dd2e738a3d026e1be05fd318733d41c>>
 * @relayHash aca0aa604c3b45b9388ff5fd51fe190a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aca0aa604c3b45b9388ff5fd51fe190a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aca0aa604c3b45b9388ff5fd51fe190a",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
