/**
 * @generated SignedSource<<4d27bdd3ad66cc52fb792fdb70aa2528>>
 * @relayHash eb55e10c728dcd94b203837abf77a027
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb55e10c728dcd94b203837abf77a027

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditScreenQuery } from './EditScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb55e10c728dcd94b203837abf77a027",
    "metadata": {},
    "name": "EditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
