/**
 * @generated SignedSource<<f8bb095a9bd73667d38ef7f51e81879a>>
 * @relayHash 9d5a46e295eb37b2afe97a3da8422d60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d5a46e295eb37b2afe97a3da8422d60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d5a46e295eb37b2afe97a3da8422d60",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
