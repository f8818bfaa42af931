/**
 * @generated SignedSource<<04093276a99a2de03545e771e3c8942b>>
 * @relayHash 313cbf31223bce1424ce30fcdd6911ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 313cbf31223bce1424ce30fcdd6911ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputsScreenQuery } from './OutputsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "313cbf31223bce1424ce30fcdd6911ee",
    "metadata": {},
    "name": "OutputsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
