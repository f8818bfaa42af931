/**
 * @generated SignedSource<<66154eff212b69963dbe6d8768c8d76f>>
 * @relayHash 2098d59f470a5a4f55afc34325b9bfdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2098d59f470a5a4f55afc34325b9bfdb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LaunchScreenQuery } from './LaunchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LaunchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2098d59f470a5a4f55afc34325b9bfdb",
    "metadata": {},
    "name": "LaunchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
