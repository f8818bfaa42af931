/**
 * @generated SignedSource<<ae95b7415a08ef52dd6261cda899cf1e>>
 * @relayHash c962894f59da0c393fe73f9d4d5165d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab70da9388f1c7705b58cf0b92d252cefaa9a89206e6c61d89d90485f4f5c08b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormFrameQuery } from './FormFrameQuery.graphql';

const node: PreloadableConcreteRequest<FormFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab70da9388f1c7705b58cf0b92d252cefaa9a89206e6c61d89d90485f4f5c08b",
    "metadata": {},
    "name": "FormFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
