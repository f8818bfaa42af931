/**
 * @generated SignedSource<<773da09a5e10e4ce4338585f3120aa4a>>
 * @relayHash 09e0706746a76072ac6abc3649b1e151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09e0706746a76072ac6abc3649b1e151

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09e0706746a76072ac6abc3649b1e151",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
