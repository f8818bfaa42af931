/**
 * @generated SignedSource<<e8ea41a03b917c2b44730da150de9770>>
 * @relayHash 4429ff353d91f6dbedbafa55898eb398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4429ff353d91f6dbedbafa55898eb398

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputsScreenQuery } from './OutputsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4429ff353d91f6dbedbafa55898eb398",
    "metadata": {},
    "name": "OutputsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
