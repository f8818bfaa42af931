/**
 * @generated SignedSource<<de825646b53fcb6bcb25118483817066>>
 * @relayHash de3f75f7c9de49667c85896e7d3f9363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01adf4920308a9bfa2735cb945639a3ab818e8e97e90a5af8edcbd2b890838f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewFormScreenQuery } from './NewFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01adf4920308a9bfa2735cb945639a3ab818e8e97e90a5af8edcbd2b890838f0",
    "metadata": {},
    "name": "NewFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
