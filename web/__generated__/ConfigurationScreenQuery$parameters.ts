/**
 * @generated SignedSource<<d23ecdfaf63656417805d3f1ea796836>>
 * @relayHash b9ab53e51a2dcee7abb05fff52ec7cdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ab53e51a2dcee7abb05fff52ec7cdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9ab53e51a2dcee7abb05fff52ec7cdd",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
