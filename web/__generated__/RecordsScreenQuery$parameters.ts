/**
 * @generated SignedSource<<f92c45533e2ecc326cb66420077b96fb>>
 * @relayHash d722fe06b0c30070f5c6fc00ecc7f162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d722fe06b0c30070f5c6fc00ecc7f162

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsScreenQuery } from './RecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d722fe06b0c30070f5c6fc00ecc7f162",
    "metadata": {},
    "name": "RecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
