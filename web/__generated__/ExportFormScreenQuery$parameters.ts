/**
 * @generated SignedSource<<5420aada58bbbc1de6f99a649437d9df>>
 * @relayHash 1f5dd1198f3006f518ae3ef3e3386c6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f5dd1198f3006f518ae3ef3e3386c6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportFormScreenQuery } from './ExportFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ExportFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f5dd1198f3006f518ae3ef3e3386c6d",
    "metadata": {},
    "name": "ExportFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
