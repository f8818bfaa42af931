/**
 * @generated SignedSource<<316e3b7ba9cb37931299e5e9db3b87c9>>
 * @relayHash 581a8f0db8abe2ad8585e2ce179317b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 581a8f0db8abe2ad8585e2ce179317b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "581a8f0db8abe2ad8585e2ce179317b2",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
