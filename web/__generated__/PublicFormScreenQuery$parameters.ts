/**
 * @generated SignedSource<<f6b579ab1a9dd7dc70f1f433a3e773c7>>
 * @relayHash 3187ab3d0ad5ed66d07b8f1a1677453d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3187ab3d0ad5ed66d07b8f1a1677453d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3187ab3d0ad5ed66d07b8f1a1677453d",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
