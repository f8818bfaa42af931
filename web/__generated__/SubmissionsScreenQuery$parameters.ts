/**
 * @generated SignedSource<<2a623177445e68837cc6efc2b46021b1>>
 * @relayHash 5b1cd3d56be0ffd0e4827a1b3581b68c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b1cd3d56be0ffd0e4827a1b3581b68c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b1cd3d56be0ffd0e4827a1b3581b68c",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
