/**
 * @generated SignedSource<<8dbbf67e0c4153cc0ea114424c89c424>>
 * @relayHash 265d40a67cca8bdc9cdd336003eeafe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 265d40a67cca8bdc9cdd336003eeafe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsScreenQuery } from './FaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "265d40a67cca8bdc9cdd336003eeafe8",
    "metadata": {},
    "name": "FaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
