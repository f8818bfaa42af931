/**
 * @generated SignedSource<<987013faeaf032a43720551c6553340d>>
 * @relayHash f78eb0186812368441ad723232246806
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78eb0186812368441ad723232246806

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutputScreenQuery } from './OutputScreenQuery.graphql';

const node: PreloadableConcreteRequest<OutputScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f78eb0186812368441ad723232246806",
    "metadata": {},
    "name": "OutputScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
