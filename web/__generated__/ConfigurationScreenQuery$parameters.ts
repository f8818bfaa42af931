/**
 * @generated SignedSource<<49777f1a3159ba690731514ce8043f15>>
 * @relayHash fc42f119dc671779e8ecb0ba8e276e3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc42f119dc671779e8ecb0ba8e276e3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigurationScreenQuery } from './ConfigurationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfigurationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc42f119dc671779e8ecb0ba8e276e3b",
    "metadata": {},
    "name": "ConfigurationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
