/**
 * @generated SignedSource<<50a036252f9840c639fb987027200130>>
 * @relayHash 5afba3729151b61ec4cf79c82238fe5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63b5a796b9f707aa54869e563adb4d92cac87125b93360132ffbfd36d21c9610

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormFrameQuery } from './FormFrameQuery.graphql';

const node: PreloadableConcreteRequest<FormFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63b5a796b9f707aa54869e563adb4d92cac87125b93360132ffbfd36d21c9610",
    "metadata": {},
    "name": "FormFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
