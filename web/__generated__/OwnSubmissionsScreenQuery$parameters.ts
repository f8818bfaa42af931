/**
 * @generated SignedSource<<d92608a85ec28f8eed7256c6a9067cef>>
 * @relayHash ecd41615dc833b29fd7f69e54b918ee1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecd41615dc833b29fd7f69e54b918ee1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnSubmissionsScreenQuery } from './OwnSubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnSubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecd41615dc833b29fd7f69e54b918ee1",
    "metadata": {},
    "name": "OwnSubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
