/**
 * @generated SignedSource<<21a799cafa75faf59aab0042620a851d>>
 * @relayHash f9abba9a43c8e98ab8a93c3c42a47ea1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9abba9a43c8e98ab8a93c3c42a47ea1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9abba9a43c8e98ab8a93c3c42a47ea1",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
