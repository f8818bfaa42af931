/**
 * @generated SignedSource<<124570070ecb55d6507051514861d055>>
 * @relayHash 6657cc6bf85940a071dd0991fcdd166d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6657cc6bf85940a071dd0991fcdd166d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusScreenQuery } from './StatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6657cc6bf85940a071dd0991fcdd166d",
    "metadata": {},
    "name": "StatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
