/**
 * @generated SignedSource<<f8fb02f5ddce983da47f83cd667aedde>>
 * @relayHash 89812f9025a905cb6cc5e320e83f64db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89812f9025a905cb6cc5e320e83f64db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89812f9025a905cb6cc5e320e83f64db",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
