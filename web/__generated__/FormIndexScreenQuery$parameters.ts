/**
 * @generated SignedSource<<e8258c0470ca921a76c2bd780dda7e83>>
 * @relayHash 0a92717f43b445bee7731aa6902bd65d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dc7b34eda71a232b4ea8212e283e05abf949d74ed07dd7258e0e2e9c702134d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dc7b34eda71a232b4ea8212e283e05abf949d74ed07dd7258e0e2e9c702134d",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
