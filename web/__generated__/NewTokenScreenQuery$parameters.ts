/**
 * @generated SignedSource<<13c0515ceaa60dd80db0f902ff4c1259>>
 * @relayHash d26c8800508d8e4a268efec3ba257638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d26c8800508d8e4a268efec3ba257638

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewTokenScreenQuery } from './NewTokenScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewTokenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d26c8800508d8e4a268efec3ba257638",
    "metadata": {},
    "name": "NewTokenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
