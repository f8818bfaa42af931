/**
 * @generated SignedSource<<3808fd045217737d084a16bcdb33a27d>>
 * @relayHash 6cb9bf824ce380d9cdbbcf34e460f71b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0322bdd2d4af82e3ca7fb583516ab8f3bfb89d876f64c4731b22f79ace332f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0322bdd2d4af82e3ca7fb583516ab8f3bfb89d876f64c4731b22f79ace332f6",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
