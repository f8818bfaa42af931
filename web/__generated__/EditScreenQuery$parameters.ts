/**
 * @generated SignedSource<<2f55dd7bfea4c2caed3282cca800be65>>
 * @relayHash 07dc17bfc4354f6d79ab14d3849ae866
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07dc17bfc4354f6d79ab14d3849ae866

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07dc17bfc4354f6d79ab14d3849ae866",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
