/**
 * @generated SignedSource<<e64fb790a7363bb90866b50dfd20789d>>
 * @relayHash d26c8800508d8e4a268efec3ba257638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be7ebf47b65de5cecdc4576d8651bbbbf3599cde0857ed83b66d136901ee973f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewTokenScreenQuery } from './NewTokenScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewTokenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be7ebf47b65de5cecdc4576d8651bbbbf3599cde0857ed83b66d136901ee973f",
    "metadata": {},
    "name": "NewTokenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
