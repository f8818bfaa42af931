/**
 * @generated SignedSource<<ae6e273391578ff1b8e08790791721d6>>
 * @relayHash 271402d4bec3db536bf8faeb3dbb5ea1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 271402d4bec3db536bf8faeb3dbb5ea1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubmissionsScreenQuery } from './SubmissionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubmissionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "271402d4bec3db536bf8faeb3dbb5ea1",
    "metadata": {},
    "name": "SubmissionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
