/**
 * @generated SignedSource<<2c22a12f83a304ee86328591ad48c4a4>>
 * @relayHash 90297efde542b70e46aec2eea5a73243
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90297efde542b70e46aec2eea5a73243

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersionScreenQuery } from './VersionScreenQuery.graphql';

const node: PreloadableConcreteRequest<VersionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90297efde542b70e46aec2eea5a73243",
    "metadata": {},
    "name": "VersionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
