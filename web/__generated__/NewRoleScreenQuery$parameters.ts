/**
 * @generated SignedSource<<834abda9dc329fc3b3d15463cf4aa696>>
 * @relayHash 3c247fa560a3ab0f81ac95c335fffa16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4c8be88ffb067cd4c2238f08cf653a19f48e361bac5f27897dceaaf03044a48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewRoleScreenQuery } from './NewRoleScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewRoleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4c8be88ffb067cd4c2238f08cf653a19f48e361bac5f27897dceaaf03044a48",
    "metadata": {},
    "name": "NewRoleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
