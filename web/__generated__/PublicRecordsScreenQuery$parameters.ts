/**
 * @generated SignedSource<<58125005fbb10588f7ca7ff95027e6dd>>
 * @relayHash f529c5c2518371896026b835f31f19e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f529c5c2518371896026b835f31f19e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicRecordsScreenQuery } from './PublicRecordsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicRecordsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f529c5c2518371896026b835f31f19e8",
    "metadata": {},
    "name": "PublicRecordsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
