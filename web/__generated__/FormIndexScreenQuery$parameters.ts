/**
 * @generated SignedSource<<eba79335f7645e7a703919108d1753ed>>
 * @relayHash 21a1a2720ffee56748319f94fdee38b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21a1a2720ffee56748319f94fdee38b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FormIndexScreenQuery } from './FormIndexScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormIndexScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21a1a2720ffee56748319f94fdee38b3",
    "metadata": {},
    "name": "FormIndexScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
