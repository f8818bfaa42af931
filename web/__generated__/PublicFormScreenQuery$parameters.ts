/**
 * @generated SignedSource<<e89e6fb891a6bd5cb952fe407d8b551a>>
 * @relayHash 3c5019e833efcdadf74de49bf21c5bc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c5019e833efcdadf74de49bf21c5bc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c5019e833efcdadf74de49bf21c5bc0",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
