/**
 * @generated SignedSource<<8f1ab3d87a2b98971271c06a2dd323d2>>
 * @relayHash 0dbdf22ada397525d56888c770f9be32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dbdf22ada397525d56888c770f9be32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicFormScreenQuery } from './PublicFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0dbdf22ada397525d56888c770f9be32",
    "metadata": {},
    "name": "PublicFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
