/**
 * @generated SignedSource<<45a416016f19cb802fba889bc9c8341b>>
 * @relayHash 07117b66a0086ee48711b82f9f17a642
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07117b66a0086ee48711b82f9f17a642

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RoleListScreenQuery } from './RoleListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RoleListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07117b66a0086ee48711b82f9f17a642",
    "metadata": {},
    "name": "RoleListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
