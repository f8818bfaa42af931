/**
 * @generated SignedSource<<0fae95cab72fc041abee749bf9987419>>
 * @relayHash 6c2919a0c2f794c92f7ebb88c3122c5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c2919a0c2f794c92f7ebb88c3122c5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c2919a0c2f794c92f7ebb88c3122c5a",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
